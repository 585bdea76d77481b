// Where a game in progress is kept: saved after every move, found again at the next start.
//
// The folder holds, for each game, the game in progress (GAME.record), the games that are over or
// were put aside for a new one (GAME-games.record), and a lock: one program at a time saves there.
#pragma once

#include "terminal/local_game.hpp"

#include <optional>
#include <string>

namespace howdah::terminal {

/// $XDG_STATE_HOME/howdah, or ~/.local/state/howdah; empty when neither variable is set.
[[nodiscard]] std::string usual_save_folder();

class SaveSlot {
public:
  SaveSlot(std::string folder, std::string game);
  SaveSlot(const SaveSlot&) = delete;
  SaveSlot& operator=(const SaveSlot&) = delete;
  ~SaveSlot();

  /// Why nothing can be saved here; nothing when all is well.
  [[nodiscard]] const std::optional<Phrase>& trouble() const noexcept { return trouble_; }

  struct Found {
    std::optional<LocalGame> game{};
    /// What was found and could not be read, and where it is kept now.
    std::optional<Phrase> unreadable{};
  };
  /// The game in progress, if there is one. A finished one is put to the kept games.
  [[nodiscard]] Found find();

  /// Nothing when saved, else why not.
  [[nodiscard]] std::optional<Phrase> save(const LocalGame& game);
  /// Adds the game to the kept ones, unless nothing was played, and forgets it as the game in
  /// progress.
  [[nodiscard]] std::optional<Phrase> keep(const LocalGame& game);

  [[nodiscard]] std::string file() const { return path(".record"); }
  /// Of the kept games.
  [[nodiscard]] std::string kept_file() const { return path("-games.record"); }

private:
  [[nodiscard]] std::string path(std::string_view ending) const;
  [[nodiscard]] Phrase set_aside(const Phrase& why) const;

  std::string folder_;
  std::string game_;
  int lock_ = -1;
  std::optional<Phrase> trouble_;
};

} // namespace howdah::terminal

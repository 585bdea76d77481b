// The save slot of a game in progress: saved after every move, resumed at the next start.
//
// The folder holds, for each game, the game in progress (GAME.record), the archive of games that
// are over or were replaced by a new one (GAME-games.record), and a lock: one program at a time
// saves there.
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

  /// Why nothing can be saved here; nothing when saving works.
  [[nodiscard]] const std::optional<Phrase>& trouble() const noexcept { return trouble_; }

  struct Found {
    std::optional<LocalGame> game{};
    /// An unreadable save that was found, and where it is kept now.
    std::optional<Phrase> unreadable{};
  };
  /// The game in progress, if there is one. A finished one is archived.
  [[nodiscard]] Found find();

  /// Nothing when saved, else why not.
  [[nodiscard]] std::optional<Phrase> save(const LocalGame& game);
  /// Archives the game, unless nothing was played, and removes it as the game in progress.
  [[nodiscard]] std::optional<Phrase> keep(const LocalGame& game);

  [[nodiscard]] std::string file() const { return path(".record"); }
  /// Of the archive.
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

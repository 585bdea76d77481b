#include "terminal/save_slot.hpp"

#include "core/text.hpp"
#include "files/system_problem.hpp"
#include "files/whole_file.hpp"
#include "record/writer.hpp"
#include "terminal/game_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <unistd.h>

namespace howdah::terminal {
namespace {

namespace fs = std::filesystem;

const char* variable(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

std::string content_of(const std::string& path) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

} // namespace

std::string usual_save_folder() {
  if (const char* const state = variable("XDG_STATE_HOME")) return std::string(state) + "/howdah";
  if (const char* const home = variable("HOME")) return std::string(home) + "/.local/state/howdah";
  return {};
}

SaveSlot::SaveSlot(std::string folder, std::string game)
    : folder_(std::move(folder)), game_(std::move(game)) {
  if (folder_.empty()) {
    trouble_ = Phrase{"HOME is not set: the game is not saved automatically",
                      "HOME n'est pas défini : la partie n'est pas sauvegardée automatiquement"};
    return;
  }
  std::error_code problem;
  fs::create_directories(folder_, problem);
  lock_ = ::open(path(".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666); // NOLINT(*-vararg)
  if (lock_ < 0) {
    const auto why = system_problem(errno);
    trouble_ = Phrase{
        fmt::format("cannot save in '{}': {}", quotable(folder_), why.english),
        fmt::format("impossible de sauvegarder dans « {} » : {}", quotable(folder_), why.french)};
  } else if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    trouble_ = Phrase{"this game is already being played elsewhere: here it is not saved "
                      "automatically",
                      "on joue déjà à ce jeu ailleurs : ici, la partie n'est pas sauvegardée "
                      "automatiquement"};
  }
}

SaveSlot::~SaveSlot() {
  if (lock_ >= 0) (void)::close(lock_);
}

std::string SaveSlot::path(std::string_view ending) const {
  return fmt::format("{}/{}{}", folder_, game_, ending);
}

SaveSlot::Found SaveSlot::find() {
  if (trouble_ || !fs::exists(file())) return {};
  auto game = read_game(file());
  if (!game) return {.unreadable = set_aside(game.error().what)};
  if ((*game)->game().name() != game_) {
    return {.unreadable = set_aside({"it is another game", "c'est un autre jeu"})};
  }
  if (!(*game)->is_over()) return {.game = *std::move(game)};
  (void)keep(*game);
  return {};
}

Phrase SaveSlot::set_aside(const Phrase& why) const {
  std::string aside;
  for (int number = 1; aside.empty() || fs::exists(aside); ++number) {
    aside = path(fmt::format("-unreadable-{}.record", number));
  }
  std::error_code problem;
  fs::rename(file(), aside, problem);
  return {fmt::format("The saved game cannot be read ({}). It is kept as {}.", why.english, aside),
          fmt::format("La partie sauvegardée est illisible ({}). Elle est gardée dans {}.",
                      why.french, aside)};
}

std::optional<Phrase> SaveSlot::save(const LocalGame& game) {
  if (trouble_) return trouble_;
  return write_whole_file(file(), record::to_text(game.record()));
}

std::optional<Phrase> SaveSlot::keep(const LocalGame& game) {
  if (trouble_) return trouble_;
  if (game.is_begun()) {
    auto content = content_of(kept_file());
    if (!content.empty()) content += '\n';
    if (auto why = write_whole_file(kept_file(), content + record::to_text(game.record()))) {
      return why;
    }
  }
  std::error_code problem;
  fs::remove(file(), problem);
  return std::nullopt;
}

} // namespace howdah::terminal

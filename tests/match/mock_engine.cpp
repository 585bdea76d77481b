// A small UGI program for tests: plays random legal moves, or fails in a way of its choice.
//   mock_engine GAME [MODE [AFTER]]
// MODE: good; from its move number AFTER on, from 0: crash, hang, nonsense, illegal, silent,
// flood (endless lines instead of a move); mute (never reads or says a word).
#include "core/random.hpp"
#include "games/registry.hpp"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

using namespace howdah;

namespace {

class Mock {
public:
  Mock(const GameEntry& entry, std::string mode, int after)
      : entry_(entry), mode_(std::move(mode)), after_(after) {
    set_rules(entry.rule_book().text(entry.rule_book().defaults()));
  }

  void run() {
    if (mode_ == "mute") sleep_long();
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream words(line);
      std::string word;
      words >> word;
      if (word == "quit") return;
      if (word == "ugi") introduce();
      if (word == "isready") std::cout << "readyok\n";
      if (word == "setoption") read_option(line);
      if (word == "position") read_position(words);
      if (word == "go") go();
      std::cout << std::flush;
    }
  }

private:
  static void sleep_long() { std::this_thread::sleep_for(std::chrono::minutes(10)); }

  static void introduce() {
    std::cout << "id name mock\noption name Rules type string\noption name Mode type string\n"
              << "option name Skill Level type spin default 5 min 1 max 10\nugiok\n";
  }

  void set_rules(const std::string& rules) {
    game_ = entry_.make(rules).value();
    state_ = game_->start();
  }

  void read_option(const std::string& line) {
    const std::string head = "setoption name Rules value ";
    if (line.starts_with(head)) set_rules(line.substr(head.size()));
    if (line.starts_with("setoption name Mode value ")) mode_ = line.substr(26);
    if (line.starts_with("setoption name Skill Level value ")) {
      const int level = std::atoi(line.substr(33).c_str());
      std::cout << (level > 10 ? "info string error: the level is too high\n"
                               : "info string the level is set\n");
    }
  }

  void read_position(std::istringstream& words) {
    std::string word;
    std::string fen;
    words >> word; // startpos or fen
    while (words >> word && word != "moves") fen += (fen.empty() ? "" : " ") + word;
    state_ = fen.empty() ? game_->start() : game_->parse_position(fen).value();
    while (words >> word) {
      if (state_->play(word)) std::abort();
    }
  }

  void go() {
    const auto moves = state_->legal_moves();
    const auto pick = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    const bool good = moves_++ < after_;
    std::cout << "info depth 1 pv " << pick << "\n";
    if (good || mode_ == "good") {
      std::cout << "bestmove " << pick << "\n";
    } else if (mode_ == "crash") {
      std::abort();
    } else if (mode_ == "hang") {
      std::cout << std::flush;
      sleep_long();
    } else if (mode_ == "nonsense") {
      std::cout << "bestmove (none)\n";
    } else if (mode_ == "illegal") {
      std::cout << "bestmove " << illegal(moves) << "\n";
    } else if (mode_ == "flood") {
      for (;;) std::cout << "info string still here\n";
    }
  }

  /// A move of the start that is not one here, or the move of somebody else.
  [[nodiscard]] std::string illegal(const std::vector<std::string>& moves) const {
    for (const auto& move : game_->start()->legal_moves()) {
      if (std::find(moves.begin(), moves.end(), move) == moves.end()) return move;
    }
    return "a1x";
  }

  const GameEntry& entry_;
  std::string mode_;
  int after_;
  int moves_ = 0;
  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> state_;
  Random random_{42};
};

} // namespace

int main(int count, char** words) {
  const auto* const entry = count > 1 ? find_game(words[1]) : nullptr;
  if (entry == nullptr) return 2;
  Mock(*entry, count > 2 ? words[2] : "good", count > 3 ? std::atoi(words[3]) : 0).run();
  return 0;
}

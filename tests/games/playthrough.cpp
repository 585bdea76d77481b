#include "tests/games/playthrough.hpp"

#include "core/random.hpp"
#include "games/registry.hpp"
#include "tests/games/result_text.hpp"

#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>
#include <stdexcept>

namespace howdah::testing {
namespace {

std::unique_ptr<AnyGame> make_game(const Playthrough& playthrough) {
  const GameEntry* const entry = find_game(playthrough.game);
  if (entry == nullptr) throw std::runtime_error("no game " + playthrough.game);
  auto game = entry->make(playthrough.rules);
  if (!game) throw std::runtime_error(game.error().text(Language::english));
  return *std::move(game);
}

/// FNV-1a of the lines: stands for a list that would be too long to keep.
std::uint64_t fingerprint(const std::vector<std::string>& lines) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const auto& line : lines) {
    for (const char letter : line + '\n') {
      hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    }
  }
  return hash;
}

void write_position(const AnyGame& game, const AnyState& state, std::ostream& out) {
  constexpr std::uint32_t kPliesWithFullLists = 2;
  constexpr std::uint32_t kPliesBetweenCounts = 16;
  const auto moves = state.legal_moves();
  out << "\nposition " << state.text() << "\nhands";
  for (Seat seat = 0; seat < game.players(); ++seat) out << ' ' << state.in_hand(seat);
  out << "\nmoves " << moves.size() << ' ' << std::hex << std::setfill('0') << std::setw(16)
      << fingerprint(moves) << std::dec << '\n';
  if (state.ply() < kPliesWithFullLists) {
    out << "list";
    for (const auto& move : moves) out << ' ' << move;
    out << '\n';
  }
  if (state.ply() % kPliesBetweenCounts == 0) {
    out << "two plies " << state.perft(2, std::atomic<bool>{false}) << '\n';
  }
  out << "result " << result_text(game, state) << '\n';
}

} // namespace

std::string read_file(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

Playthrough read_playthrough(std::string_view text) {
  Playthrough playthrough;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "game") words >> playthrough.game;
    if (key == "rules") words >> playthrough.rules;
    if (key == "seed") words >> playthrough.seed;
    if (key == "plies") words >> playthrough.plies;
    if (key == "play") words >> playthrough.moves.emplace_back();
  }
  return playthrough;
}

std::vector<std::string> choose_moves(const Playthrough& head) {
  const auto state = make_game(head)->start();
  Random random(head.seed);
  const auto pick = [&](const auto& from) {
    return std::next(from.begin(), random.below(static_cast<std::uint32_t>(from.size())));
  };
  std::vector<std::string> chosen;
  for (int ply = 0; ply < head.plies && !state->result().is_over(); ++ply) {
    std::map<std::string, std::vector<std::string>, std::less<>> kinds;
    for (const auto& move : state->legal_moves()) {
      kinds[std::string(state->explain(move)->rule)].push_back(move);
    }
    chosen.push_back(*pick(pick(kinds)->second));
    (void)state->play(chosen.back());
  }
  return chosen;
}

std::string write_playthrough(const Playthrough& playthrough) {
  const auto game = make_game(playthrough);
  const auto state = game->start();
  std::ostringstream out;
  out << "game " << playthrough.game << "\nrules " << playthrough.rules << "\nseed "
      << playthrough.seed << "\nplies " << playthrough.plies << '\n';
  write_position(*game, *state, out);
  for (const auto& move : playthrough.moves) {
    out << "play " << move << '\n';
    if (const auto refusal = state->play(move)) {
      out << "refused: " << refusal->text(Language::english) << '\n';
      break;
    }
    write_position(*game, *state, out);
  }
  return out.str();
}

} // namespace howdah::testing

#include "wasm/score_json.hpp"

#include "engine/judgement.hpp"

#include <cmath>

namespace howdah::wasm {

void write_score(JsonWriter& json, Score score) {
  if (!score.is_proved()) {
    json.key("centi").value(score.centi());
  } else {
    json.key("win").value(score.is_win() ? score.plies() : -score.plies());
  }
}

int share_of(Score score) {
  constexpr int kWhole = 1000;
  return static_cast<int>(std::lround(kWhole * chance_of(score)));
}

} // namespace howdah::wasm

// The engine and opening knowledge, for a worker: `think` is synchronous, so the worker is
// terminated to stop it early. The page imports `report` into the module, called with each report
// as JSON.
#include "wasm/exports.hpp"
#include "wasm/forcing.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/openings.hpp"
#include "wasm/thinking.hpp"

extern "C" __attribute__((import_module("howdah"), import_name("report"))) void
howdah_report(const char* text, std::uint32_t length);

namespace howdah::wasm {

HOWDAH_EXPORT(think) const Answer* howdah_think(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  if (!request) return answer(error_json(request.error()));
  return answer(think(*request, [](const std::string& report) {
    howdah_report(report.data(), static_cast<std::uint32_t>(report.size()));
  }));
}

HOWDAH_EXPORT(judge) const Answer* howdah_judge(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? judge(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(attack) const Answer* howdah_attack(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? attack(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(defend) const Answer* howdah_defend(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? defend(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(balanced_start)
const Answer* howdah_balanced_start(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? balanced_start_json(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(first_moves)
const Answer* howdah_first_moves(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? first_moves_json(*request) : error_json(request.error()));
}

/// Of the request only the name of the game.
HOWDAH_EXPORT(bench) const Answer* howdah_bench(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? bench(request->setup.game) : error_json(request.error()));
}

} // namespace howdah::wasm

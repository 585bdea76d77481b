#include "wasm/records.hpp"

#include "core/text.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/record_tree.hpp"

namespace howdah::wasm {
namespace {

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\n\v\f\r") == std::string_view::npos;
}

/// The tags of moves that have none.
std::vector<record::Tag> context_of(const Request& request) {
  std::vector<record::Tag> tags;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) tags.push_back({.name = std::string(name), .value = value});
  };
  add(record::kGameTag, request.setup.game);
  add(record::kRulesTag, request.setup.rules);
  add(record::kPositionTag, request.setup.start);
  tags.insert(tags.end(), request.tags.begin(), request.tags.end());
  return tags;
}

void write_nodes(JsonWriter& json, const std::vector<RecordNode>& nodes) {
  json.open_array();
  for (const auto& node : nodes) {
    json.open_object().key("move").value(node.move).key("mark").value(node.mark);
    json.key("comments").open_array();
    for (const auto comment : node.comments) json.value(comment);
    json.close_array().key("children").open_array();
    for (const auto child : node.children) json.value(child);
    json.close_array().close_object();
  }
  json.close_array();
}

std::string record_json(const record::ReadRecord& read, std::size_t records) {
  const auto& record = read.record;
  const auto nodes = nodes_of(record);
  if (nodes.size() > kMostTreeMoves + 1) {
    return error_json({{concat("the record has more than ", kMostTreeMoves, " moves"),
                        concat("la partie compte plus de ", kMostTreeMoves, " coups")}});
  }
  JsonWriter json;
  json.open_object().key("records").value(records);
  json.key("setup").open_object().key("game").value(read.replay.game->name());
  json.key("rules").value(read.replay.game->rules_text());
  const auto* const start = record.tag(record::kPositionTag);
  json.key("start").value(start != nullptr ? *start : "").close_object();
  json.key("tags").open_array();
  for (const auto& [name, value] : record.tags) {
    json.open_array().value(name).value(value).close_array();
  }
  json.close_array().key("players").value(record.players);
  json.key("firstPly").value(record.first_ply).key("swapped").value(record.swapped);
  json.key("result").value(record.result).key("nodes");
  write_nodes(json, nodes);
  return json.close_object().take();
}

/// The record that a request wants written, without its moves.
Expected<record::Record> head_of(const Request& request) {
  auto setup = request.setup;
  setup.moves.clear();
  const auto opened = open_game(setup);
  if (!opened) return tl::unexpected<Error>(opened.error());
  auto head = record::begin_record(*opened->game, *opened->start);
  head.tags.insert(head.tags.end(), request.tags.begin(), request.tags.end());
  const auto text = record::tags_text(head.tags);
  auto read = record::Reader(text).next();
  if (!read->has_value()) return tl::unexpected<Error>(read->error());
  if ((*read)->record.tags != head.tags) {
    return fail({"the name of a tag has letters, digits and underscores only",
                 "le nom d'une étiquette n'a que des lettres, des chiffres et des traits bas"});
  }
  return std::move((*read)->record);
}

} // namespace

std::string read_record_json(const Request& request) {
  auto context = context_of(request);
  const bool blank = is_blank(request.text);
  const auto text = blank ? record::tags_text(context) : request.text;
  record::Reader reader(text, std::move(context));
  const auto first = reader.next();
  if (!first || (blank && request.setup.game.empty())) {
    return error_json({{"there is no text", "il n'y a pas de texte"}});
  }
  if (!*first) return error_json(first->error(), reader.line());
  std::size_t records = 1;
  while (reader.next()) ++records;
  return record_json(**first, records);
}

std::string write_record_json(const Request& request) {
  auto head = head_of(request);
  if (!head) return error_json(head.error());
  auto record = *head;
  if (!is_blank(request.text)) {
    record::Reader reader(request.text, head->tags);
    auto read = reader.next();
    if (!*read) return error_json(read->error(), reader.line());
    record = std::move((*read)->record);
    if (record.tags != head->tags) {
      return error_json({{"the text has tags; give them in lines of their own",
                          "le texte a des étiquettes ; donnez-les sur leurs propres lignes"}});
    }
    if (reader.next()) {
      return error_json({{"more text follows the result", "du texte suit le résultat"}});
    }
  }
  record.set_tag(record::kResultTag, record.result);
  JsonWriter json;
  return json.open_object().key("text").value(record::to_text(record)).close_object().take();
}

} // namespace howdah::wasm

#include "wasm/records.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::wasm {
namespace {

using nlohmann::json;

json read(std::string_view request) {
  return json::parse(read_record_json(*parse_request(request)));
}

json write(std::string_view request) {
  return json::parse(write_record_json(*parse_request(request)));
}

TEST(ReadRecord, AnswersWithTheWholeRecord) {
  const auto answer = read("text [Game \"siam\"]\n[Rules \"2015\"]\n[Elephants \"Ana\"]\n\n"
                           "{ begin } 1. @a3e! (1. @a1n { or } @e3w) 1... @e3w E\n");
  EXPECT_EQ(answer, json::parse(R"({
    "records": 1,
    "setup": {"game": "siam", "rules": "2015", "start": ""},
    "tags": [["Game", "siam"], ["Rules", "2015"], ["Elephants", "Ana"]],
    "players": 2, "firstPly": 0, "swapped": false, "result": "E",
    "nodes": [
      {"move": "", "mark": "", "comments": ["begin"], "children": [1, 2]},
      {"move": "@a3e", "mark": "!", "comments": [], "children": [4]},
      {"move": "@a1n", "mark": "", "comments": ["or"], "children": [3]},
      {"move": "@e3w", "mark": "", "comments": [], "children": []},
      {"move": "@e3w", "mark": "", "comments": [], "children": []}]})"));
}

TEST(ReadRecord, MovesWithoutTagsAreReadByTheSetupOfTheRequest) {
  const auto answer = read("game siam\nrules 2015\nstart 5/5/1OOO1/5/4Ew R * 7\n"
                           "text @a1e (@a5e) e1n\n");
  EXPECT_EQ(answer["setup"],
            json::parse(R"({"game":"siam","rules":"2015","start":"5/5/1OOO1/5/4Ew R * 7"})"));
  EXPECT_EQ(answer["firstPly"], 7);
  EXPECT_EQ(answer["nodes"].size(), 4U);
}

TEST(ReadRecord, ARecordsOwnTagsComeBeforeTheRequest) {
  const auto answer = read("game samliam\ntext [Game \"siam\"] [Swap \"pie\"] 1. @a3e swap *");
  EXPECT_EQ(answer["setup"]["game"], "siam");
  EXPECT_EQ(answer["swapped"], true);
}

TEST(ReadRecord, MovesWithoutTagsMayHaveASwapWhereTheRequestHasTheTag) {
  const auto answer = read("game siam\ntag Swap pie\ntext @b1n swap @e3w\n");
  EXPECT_EQ(answer["swapped"], true);
  EXPECT_EQ(answer["tags"], json::parse(R"([["Game", "siam"], ["Swap", "pie"]])"));
  EXPECT_EQ(answer["nodes"].size(), 3U);
  EXPECT_TRUE(read("game siam\ntext @b1n swap @e3w\n").contains("error"));
}

TEST(ReadRecord, NoTextIsAGameWithoutMoves) {
  EXPECT_EQ(read("game siam\n")["nodes"].size(), 1U);
  EXPECT_EQ(read("game siam\ntext  \n ")["nodes"].size(), 1U);
  EXPECT_EQ(read("text \n")["error"]["en"], "there is no text");
}

TEST(ReadRecord, CountsTheRecordsAndAnswersWithTheFirst) {
  const auto answer = read("text [Game \"siam\"] 1. @a3e *\n[Game \"chess\"] *\n[Game \"siam\"] *");
  EXPECT_EQ(answer["records"], 3);
  EXPECT_EQ(answer["nodes"].size(), 2U);
}

TEST(ReadRecord, AnErrorHasItsLine) {
  const auto error = read("game siam\ntext 1. @a3e\n@c3w\n")["error"];
  EXPECT_EQ(error["line"], 2);
  EXPECT_EQ(error["en"].get<std::string>().substr(0, 33), "line 2: move 1 of Rhinos, '@c3w':");
  EXPECT_EQ(error["fr"].get<std::string>().substr(0, 9), "ligne 2 :");
}

TEST(ReadRecord, RefusesMoreMovesThanATreeTakes) {
  std::string text = "game siam\nrules classic,repetition=none\ntext @a3e @e3w";
  for (int i = 0; i < 750; ++i) text += " a3n e3n a3e e3w";
  const auto answer = read(text);
  EXPECT_EQ(answer["error"]["en"], "the record has more than 3000 moves") << answer;
}

TEST(WriteRecord, ChecksNumbersAndWrapsTheMoves) {
  const auto answer = write("game siam\nrules 2015\ntag Elephants Ana \"A\"\ntag Date 2026.11.15\n"
                            "text @a3e! { good } (@a1n @e3w) @e3w a3n");
  EXPECT_EQ(answer["text"], "[Game \"siam\"]\n[Rules \"2015\"]\n[Elephants \"Ana \\\"A\\\"\"]\n"
                            "[Date \"2026.11.15\"]\n[Result \"*\"]\n\n"
                            "1. @a3e! { good } (1. @a1n @e3w) 1... @e3w 2. a3n *\n");
}

TEST(WriteRecord, TakesTheResultFromTheTextTheTagOrTheMoves) {
  const auto begin = std::string("[Game \"siam\"]\n[Rules \"classic\"]\n[Result ");
  EXPECT_EQ(write("game siam\ntext @a3e R")["text"], begin + "\"R\"]\n\n1. @a3e R\n");
  EXPECT_EQ(write("game siam\ntag Result R\ntext @a3e")["text"], begin + "\"R\"]\n\n1. @a3e R\n");
  EXPECT_EQ(write("game siam\ntag Result draw\n")["text"], begin + "\"draw\"]\n\ndraw\n");
  EXPECT_EQ(write("game siam\ntext @e3e @a3e @a3e @a3e")["text"],
            begin + "\"R\"]\n\n1. @e3e @a3e 2. @a3e @a3e R\n");
}

TEST(WriteRecord, AStartOtherThanTheUsualOneIsATag) {
  EXPECT_EQ(write("game siam\nstart 5/5/1OOO1/5/4Ew R * 7\ntext @a1e")["text"],
            "[Game \"siam\"]\n[Rules \"classic\"]\n[Position \"5/5/1OOO1/5/4Ew R * 7\"]\n"
            "[Result \"*\"]\n\n4... @a1e *\n");
}

TEST(WriteRecord, WhatWasWrittenIsReadAlike) {
  const auto text = write("game samliam\nrules players=2\ntag Red R\ntag Swap pie\n"
                          "text a1nw swap { so } (b1nw!? (c1nw)) b1nw { a \\} b } *");
  const auto answer = read("text " + text["text"].get<std::string>());
  EXPECT_EQ(answer["swapped"], true);
  ASSERT_EQ(answer["nodes"].size(), 5U) << text;
  EXPECT_EQ(answer["nodes"][0]["children"], json::parse("[1,2,3]"));
  EXPECT_EQ(answer["nodes"][4]["comments"][0], "a } b");
}

TEST(WriteRecord, RefusesWhatIsWrong) {
  const auto error = [](std::string_view request) { return write(request)["error"]["en"]; };
  EXPECT_EQ(error("game chess\n"), "unknown game 'chess'");
  EXPECT_EQ(error("game siam\ntext [Game \"siam\"] *"),
            "the text has tags; give them in lines of their own");
  EXPECT_EQ(error("game siam\ntag Game siam\n"), "line 3: the tag Game is given twice");
  EXPECT_EQ(error("game siam\ntag A-B c\n"), "line 3: a tag is written [Name \"value\"]");
  EXPECT_EQ(error("game siam\ntag A\"x\"][B c\n"),
            "the name of a tag has letters, digits and underscores only");
  EXPECT_EQ(error("game siam\ntext @a3e * @e3w"), "more text follows the result");
  EXPECT_EQ(error("game siam\ntag Result E\ntext @a3e R"),
            "line 1: the tag Result says 'E', but the result behind the moves is 'R'");
  EXPECT_EQ(write("game siam\ntext @a3e\n(@a1n")["error"]["line"], 2);
}

} // namespace
} // namespace howdah::wasm

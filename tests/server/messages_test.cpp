#include "server/messages.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::server {
namespace {

using nlohmann::json;

store::GameRow a_row() {
  return {.id = "r",
          .version = 7,
          .setup = {.game = "siam"},
          .seats = {{.secret = "a", .name = "Ana"}, {.secret = "b", .name = "Bob"}}};
}

json state_of(const store::GameRow& row, std::optional<Seat> you = {}) {
  const auto room = Room::open(row, 0);
  return json::parse(*StateText(**room, 0, [](Seat) { return false; }).seen_by(you));
}

TEST(Messages, AStateTellsOfTheSwap) {
  auto row = a_row();
  EXPECT_TRUE(state_of(row)["swap"].is_null());
  EXPECT_EQ(state_of(row)["opening"], "");
  row.swap = static_cast<int>(play::SwapRule::pie);
  row.start_name = "balanced 17";
  EXPECT_EQ(state_of(row)["swap"], "pie");
  EXPECT_EQ(state_of(row)["swapped"], false);
  EXPECT_EQ(state_of(row)["opening"], "balanced 17");
  row.entries = {{.move = "@b1n"}, {.kind = static_cast<int>(play::Entry::Kind::swap), .seat = 1}};
  EXPECT_EQ(state_of(row)["swapped"], true);
  EXPECT_EQ(state_of(row)["moves"], json({"@b1n"}));
  EXPECT_EQ(state_of(row)["seats"][0]["name"], "Bob");
}

TEST(Messages, AStateIsTheSameForAllButForTheirSeat) {
  auto first = state_of(a_row(), 0);
  auto second = state_of(a_row(), 1);
  EXPECT_EQ(first["you"], 0);
  EXPECT_EQ(second["you"], 1);
  EXPECT_TRUE(state_of(a_row())["you"].is_null());
  EXPECT_EQ(first["version"], 7);
  first.erase("you");
  second.erase("you");
  EXPECT_EQ(first, second);
}

TEST(Messages, AMoveIsTheLatest) {
  auto row = a_row();
  row.entries = {{.move = "@b1n"}, {.seat = 1, .move = "@a1n"}};
  const auto room = Room::open(row, 0);
  const auto message = json::parse(move_message(**room, 0));
  EXPECT_EQ(
      message,
      (json{{"type", "move"}, {"version", 7}, {"ply", 1}, {"move", "@a1n"}, {"clock", nullptr}}));
}

TEST(Messages, NamesThatAreNotUtf8DoNoHarm) {
  auto row = a_row();
  row.seats[0].name = "\xff\xfe";
  EXPECT_NO_THROW((void)state_of(row, 0));
}

TEST(Messages, AnErrorHasTheStatusOfHttp) {
  const auto message = json::parse(error_message(5, no_such_game()));
  EXPECT_EQ(message["number"], 5);
  EXPECT_EQ(message["status"], 404);
  EXPECT_EQ(message["error"]["fr"], "cette partie n'existe pas");
}

TEST(Messages, TheApiNamesItsAddresses) {
  EXPECT_EQ(json::parse(api_json("", "")),
            (json{{"api", 1}, {"publicUrl", nullptr}, {"lanUrl", nullptr}}));
  EXPECT_EQ(json::parse(api_json("https://a.example", "http://192.0.2.1:80"))["publicUrl"],
            "https://a.example");
}

} // namespace
} // namespace howdah::server

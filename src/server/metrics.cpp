#include "server/metrics.hpp"

#include "core/text.hpp"

namespace howdah::server {
namespace {

class Page {
public:
  void add(std::string_view name, std::string_view type, std::string_view about, auto value) {
    text_ += concat("# HELP howdah_", name, " ", about, "\n# TYPE howdah_", name, " ", type,
                    "\nhowdah_", name, " ", value, "\n");
  }
  /// Commits by their time, in cumulative buckets.
  void add_latency(const store::StoreCounts& counts) {
    text_ += "# HELP howdah_commit_seconds Time of a commit.\n"
             "# TYPE howdah_commit_seconds histogram\n";
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < counts.commits_within.size(); ++i) {
      sum += counts.commits_within[i];
      const auto bound = i < store::kCommitBounds.size() ? decimal(store::kCommitBounds[i] * 1000)
                                                         : std::string("+Inf");
      text_ += concat("howdah_commit_seconds_bucket{le=\"", bound, "\"} ", sum, "\n");
    }
    text_ += concat("howdah_commit_seconds_sum ", decimal(counts.commit_microseconds), "\n");
    text_ += concat("howdah_commit_seconds_count ", sum, "\n");
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

private:
  /// Microseconds in seconds.
  static std::string decimal(std::uint64_t microseconds) {
    const auto fraction = concat(1'000'000 + microseconds % 1'000'000).substr(1);
    return concat(microseconds / 1'000'000, ".", fraction);
  }

  std::string text_;
};

} // namespace

std::string metrics_text(const store::Store& store, const Lobby& lobby, const ApiCounts& api,
                         const NetworkCounts& network) {
  const auto& counts = store.counts();
  Page page;
  page.add("database_usable", "gauge", "Whether the database answers.", store.usable() ? 1 : 0);
  page.add("commits_total", "counter", "Transactions.", counts.commits.load());
  page.add("changes_total", "counter", "Stored changes of games.", counts.changes.load());
  page.add("conflicts_total", "counter", "Changes another server was quicker with.",
           counts.conflicts.load());
  page.add("store_failures_total", "counter", "Failed calls of the database.",
           counts.failures.load());
  page.add_latency(counts);
  page.add("rooms", "gauge", "Games in memory.", lobby.rooms().size());
  page.add("connections", "gauge", "Open connections.", network.connections);
  page.add("sockets", "gauge", "Open WebSockets.", network.sockets);
  page.add("unsent_bytes", "gauge", "Bytes that wait for slow readers.", network.unsent_bytes);
  page.add("engine_busy", "gauge", "Whether an engine thinks.", lobby.engines().busy() ? 1 : 0);
  page.add("engine_queue", "gauge", "Engine turns that wait in the database.",
           store.waiting_turns());
  page.add("engine_moves_total", "counter", "Moves of engines.", lobby.engines().played());
  page.add("requests_total", "counter", "HTTP requests of the API.", api.requests);
  page.add("messages_total", "counter", "Messages of WebSockets.", api.messages);
  page.add("games_created_total", "counter", "New games.", api.created);
  page.add("refused_limit_total", "counter", "Requests beyond a limit.", api.limited);
  page.add("refused_unavailable_total", "counter", "Requests that could not be stored.",
           api.unavailable);
  page.add("turned_away_total", "counter", "Connections beyond a limit.", network.turned_away);
  return page.take();
}

} // namespace howdah::server

#include "server/http_server.hpp"

#include "server/proxy_header.hpp"
#include "server/web_socket.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <optional>
#include <sys/resource.h>
#include <unordered_map>

namespace howdah::server {
namespace {

using tcp = asio::ip::tcp;

constexpr auto kRequestTime = 20s;       // to receive a request, and to send an answer
constexpr auto kDrainTime = 10s;         // for what was begun when the server is told to end
constexpr std::size_t kMaxHeader = 8192; // bytes
constexpr int kMostRefusals = 100;       // answers 429 on one connection, before it is closed

/// Raises the limit of file descriptors, by default about a thousand: every socket is one.
void allow_many_connections() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &files);
}

/// "https://howdah.example" of "https://howdah.example/play/".
std::string origin_of(const std::string& url) {
  const auto host = url.find("://");
  return host == std::string::npos ? std::string() : url.substr(0, url.find('/', host + 3));
}

Address address_of(const asio::ip::address& address) {
  const auto text = address.to_string();
  return parse_address(text.substr(0, text.find('%'))).value_or(Address{}); // without the scope
}

/// Waits in a coroutine for an answer that comes by a callback on the same thread.
template <class T>
asio::awaitable<T> answer_of(asio::io_context& context,
                             const std::function<void(std::function<void(T)>)>& ask) {
  auto given = std::make_shared<std::optional<T>>();
  auto arrived =
      std::make_shared<asio::steady_timer>(context, asio::steady_timer::time_point::max());
  ask([given, arrived](T answer) {
    *given = std::move(answer);
    arrived->cancel();
  });
  if (!*given) {
    boost::system::error_code ignored;
    co_await arrived->async_wait(asio::redirect_error(asio::use_awaitable, ignored));
  }
  co_return std::move(**given);
}

class Server {
public:
  Server(std::unique_ptr<store::Database> database, const ServerSettings& settings)
      : settings_(settings), own_origin_(origin_of(settings.public_url)), context_(1),
        page_(settings.page), acceptor_(context_), metrics_acceptor_(context_),
        lobby_(
            std::move(database), [this](auto task) { asio::post(context_, std::move(task)); },
            settings.lobby,
            [this](bool usable, const std::string& why) { note_health(usable, why); }),
        api_(lobby_, settings.limits), signals_(context_, SIGINT, SIGTERM), ticks_(context_) {}

  void run(const std::function<void(std::uint16_t)>& ready) {
    open(acceptor_, settings_.listen);
    if (settings_.metrics) open(metrics_acceptor_, *settings_.metrics);
    const auto port = acceptor_.local_endpoint().port();
    api_.set_addresses({.public_url = settings_.public_url, .lan_url = lan_url(port)});
    signals_.async_wait([this](const boost::system::error_code&, int) {
      asio::co_spawn(context_, drain(), asio::detached);
    });
    asio::co_spawn(context_, accept(acceptor_, false), asio::detached);
    if (settings_.metrics) {
      asio::co_spawn(context_, accept(metrics_acceptor_, true), asio::detached);
    }
    asio::co_spawn(context_, tick(), asio::detached);
    settings_.log(LogLevel::info, "server.started", {{"port", std::to_string(port)}});
    ready(port);
    context_.run();
    settings_.log(LogLevel::info, "server.stopped");
  }

private:
  static void open(tcp::acceptor& acceptor, const Endpoint& where) {
    try {
      const tcp::endpoint endpoint(asio::ip::make_address(where.address), where.port);
      acceptor.open(endpoint.protocol());
      acceptor.set_option(asio::socket_base::reuse_address(true));
      acceptor.bind(endpoint);
      acceptor.listen(asio::socket_base::max_listen_connections);
    } catch (const boost::system::system_error& error) {
      throw ListenProblem(where.address, where.port, error.code().message());
    }
  }

  /// Where others in the house reach a server that listens on all addresses.
  [[nodiscard]] std::string lan_url(std::uint16_t port) const {
    const auto& address = settings_.listen.address;
    const bool all = address == "0.0.0.0" || address == "::";
    const auto lan = all ? lan_address() : std::string();
    return lan.empty() ? lan : "http://" + lan + ":" + std::to_string(port);
  }

  void note_health(bool usable, const std::string& why) const {
    if (usable) return settings_.log(LogLevel::info, "database.back");
    settings_.log(LogLevel::error, "database.lost", {{"why", why}});
  }

  /// No new connections and games; then what was begun is stored and answered, then the sockets
  /// are closed.
  asio::awaitable<void> drain() {
    settings_.log(LogLevel::info, "server.draining");
    signals_.async_wait([this](const boost::system::error_code&, int) { context_.stop(); });
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    lobby_.drain();
    const auto end = std::chrono::steady_clock::now() + kDrainTime;
    const auto until_end = [&] { return std::chrono::steady_clock::now() < end; };
    while ((lobby_.busy() || requests_ > 0) && until_end()) co_await pause(20ms);
    for (const auto& [address, socket] : sockets_) {
      if (const auto alive = socket.lock()) alive->go_away();
    }
    while (counts_.sockets > 0 && until_end()) co_await pause(20ms);
    context_.stop();
  }

  asio::awaitable<void> pause(std::chrono::milliseconds time) {
    asio::steady_timer timer(context_, time);
    co_await timer.async_wait(asio::use_awaitable);
  }

  asio::awaitable<void> tick() {
    while (true) {
      ticks_.expires_after(250ms);
      co_await ticks_.async_wait(asio::use_awaitable);
      api_.tick();
    }
  }

  asio::awaitable<void> accept(tcp::acceptor& acceptor, bool for_metrics) {
    while (acceptor.is_open()) {
      boost::system::error_code error;
      auto socket =
          co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted) co_return;
      if (error) { // most likely no descriptors left: wait for some
        co_await pause(100ms);
        continue;
      }
      socket.set_option(tcp::no_delay(true), error);
      const auto endpoint = socket.remote_endpoint(error);
      if (error) continue;
      const auto peer = address_of(endpoint.address());
      // The visitors behind a proxy are counted when they are known.
      const auto client = is_proxy(peer) ? std::string() : client_of(peer);
      if (counts_.connections >= settings_.most_connections || !may_connect(client)) {
        ++counts_.turned_away;
        continue; // closed at once
      }
      ++counts_.connections;
      count_connection(client, 1);
      asio::co_spawn(context_, talk(beast::tcp_stream(std::move(socket)), peer, for_metrics),
                     [this, client](const std::exception_ptr&) {
                       --counts_.connections;
                       count_connection(client, -1);
                     });
    }
  }

  [[nodiscard]] bool is_proxy(const Address& peer) const {
    return is_trusted(peer, settings_.trusted);
  }
  [[nodiscard]] bool may_connect(const std::string& client) const {
    const auto found = connections_.find(client);
    const int allowed = settings_.limits.connections;
    return allowed == 0 || found == connections_.end() || found->second < allowed;
  }
  void count_connection(const std::string& client, int change) {
    if (client.empty()) return;
    if ((connections_[client] += change) <= 0) connections_.erase(client);
  }

  /// Takes the header of the PROXY protocol off, if the peer is trusted and sends one; nothing when
  /// the connection is of no use.
  asio::awaitable<std::optional<Address>> sender(beast::tcp_stream& stream,
                                                 beast::flat_buffer& buffer, Address peer) {
    if (!is_proxy(peer)) co_return peer;
    while (true) {
      const std::string_view bytes(static_cast<const char*>(buffer.cdata().data()), buffer.size());
      const auto header = bytes.empty() ? ProxyHeader{.state = ProxyHeader::State::incomplete}
                                        : read_proxy_header(bytes);
      using State = ProxyHeader::State;
      if (header.state == State::bad) co_return std::nullopt;
      if (header.state == State::none) co_return peer;
      if (header.state == State::complete) {
        buffer.consume(header.length);
        co_return header.source.value_or(peer);
      }
      stream.expires_after(kRequestTime);
      boost::system::error_code error;
      const auto size = co_await stream.async_read_some(
          buffer.prepare(kLongestProxyHeader), asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return std::nullopt;
      buffer.commit(size);
    }
  }

  asio::awaitable<void> talk(beast::tcp_stream stream, Address peer, bool for_metrics) {
    beast::flat_buffer buffer;
    const auto from = co_await sender(stream, buffer, peer);
    if (!from) co_return;
    int refusals = 0;
    while (refusals < kMostRefusals) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(kMaxHeader);
      parser.body_limit(kMaxMessage);
      stream.expires_after(kRequestTime);
      boost::system::error_code error;
      co_await http::async_read(stream, buffer, parser,
                                asio::redirect_error(asio::use_awaitable, error));
      if (error == http::error::body_limit || error == http::error::header_limit) {
        auto response = make_response(parser.get(), 413, kPlainText, "too large\n");
        response.keep_alive(false);
        co_await http::async_write(stream, response,
                                   asio::redirect_error(asio::use_awaitable, error));
        co_return;
      }
      if (error) co_return; // gone, too slow, or not HTTP
      auto request = parser.release();
      const auto forwarded = view_of(request["X-Forwarded-For"]);
      const auto visitor = visitor_of(*from, forwarded, settings_.trusted);
      if (websocket::is_upgrade(request) && !for_metrics) {
        co_return co_await open_socket(std::move(stream), std::move(request), visitor,
                                       is_proxy(peer));
      }
      stream.expires_never(); // a slow database is not the client's fault
      ++requests_;
      auto response = for_metrics ? co_await operate(request, true)
                                  : co_await answer(request, visitor, forwarded.empty());
      --requests_;
      if (response.result_int() == 429) ++refusals;
      const bool stay = response.keep_alive();
      stream.expires_after(kRequestTime);
      co_await http::async_write(stream, response, asio::use_awaitable);
      if (!stay) co_return;
    }
    settings_.log(LogLevel::warning, "client.flooding");
  }

  asio::awaitable<void> open_socket(beast::tcp_stream stream, Request request, Address visitor,
                                    bool by_proxy) {
    const auto game = Api::socket_game(target_of(request));
    int status = same_origin(request, own_origin_) ? 404 : 403;
    stream.expires_never();
    if (status != 403 && !game.empty()) {
      status = co_await answer_of<int>(context_,
                                       [&](const auto& answer) { api_.find_game(game, answer); });
    }
    const auto client = client_of(visitor);
    if (status == 200 && by_proxy && !may_connect(client)) status = 429;
    if (status != 200) {
      stream.expires_after(kRequestTime);
      const auto refusal =
          make_response(request, status, kPlainText, "no socket for this request\n");
      co_await http::async_write(stream, refusal, asio::use_awaitable);
      co_return;
    }
    auto socket = std::make_shared<WebSocket>(std::move(stream), api_,
                                              Speaker{.game = game, .client = client}, counts_,
                                              settings_.most_unsent);
    auto* const key = socket.get();
    sockets_[key] = socket;
    if (by_proxy) count_connection(client, 1);
    co_await WebSocket::run(std::move(socket), std::move(request));
    sockets_.erase(key);
    if (by_proxy) count_connection(client, -1);
  }

  asio::awaitable<Response> answer(const Request& request, const Address& visitor, bool direct) {
    const std::string path(target_of(request));
    if (path.starts_with("/api/")) {
      if (!same_origin(request, own_origin_)) {
        co_return make_response(request, 403, kPlainText, "cross-origin request\n");
      }
      const auto given = co_await answer_of<HttpAnswer>(context_, [&](const auto& answer) {
        api_.http({.method = std::string(view_of(request.method_string())),
                   .path = path,
                   .body = request.body(),
                   .client = client_of(visitor)},
                  answer);
      });
      co_return make_response(request, given.status, given.type, given.body);
    }
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    if (!reads) co_return make_response(request, 405, kPlainText, "only GET\n");
    if (const PageFile* file = page_.find(path)) co_return page_response(request, *file);
    // A proxy on this machine has a loopback address, and its visitors have not.
    co_return co_await operate(request, !settings_.metrics && direct && visitor.is_loopback());
  }

  /// For operators.
  asio::awaitable<Response> operate(const Request& request, bool with_metrics) {
    const auto path = target_of(request);
    if (path == "/healthz") co_return make_response(request, 200, kPlainText, "alive\n");
    if (path == "/readyz") {
      const auto why = co_await unready();
      co_return make_response(request, why.empty() ? 200 : 503, kPlainText,
                              (why.empty() ? "ready" : why) + "\n");
    }
    if (path == "/metrics" && with_metrics) {
      co_return make_response(request, 200, "text/plain; version=0.0.4; charset=utf-8",
                              metrics_text(lobby_.store(), lobby_, api_.counts(), counts_));
    }
    const auto* const what =
        page_.empty() ? "the page was not built; see README.md\n" : "not found\n";
    co_return make_response(request, 404, kPlainText, what);
  }

  /// Why no new games are taken; empty when they are.
  asio::awaitable<std::string> unready() {
    if (lobby_.is_draining()) co_return shutting_down().error.what.english;
    if (lobby_.store().nearly_full()) co_return nearly_full().error.what.english;
    co_return co_await answer_of<std::string>(context_, [&](const auto& answer) {
      lobby_.store().probe([answer](bool usable, const std::string& why) {
        answer(usable ? std::string() : "the database takes no writes: " + why);
      });
    });
  }

  ServerSettings settings_;
  std::string own_origin_;
  asio::io_context context_;
  PageFiles page_;
  tcp::acceptor acceptor_;
  tcp::acceptor metrics_acceptor_;
  NetworkCounts counts_;
  std::unordered_map<std::string, int> connections_; // by client
  std::unordered_map<WebSocket*, std::weak_ptr<WebSocket>> sockets_;
  int requests_ = 0; // that wait for their answer
  Lobby lobby_;
  Api api_;
  asio::signal_set signals_;
  asio::steady_timer ticks_;
};

} // namespace

void serve(std::unique_ptr<store::Database> database, const ServerSettings& settings,
           const std::function<void(std::uint16_t)>& ready) {
  allow_many_connections();
  (void)std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error, not the end
  Server(std::move(database), settings).run(ready);
}

} // namespace howdah::server

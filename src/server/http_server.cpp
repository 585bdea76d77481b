#include "server/http_server.hpp"

#include "server/messages.hpp"
#include "server/page_files.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <deque>
#include <memory>
#include <optional>
#include <sys/resource.h>
#include <unordered_map>

namespace howdah::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;
using namespace std::chrono_literals;

constexpr auto kRequestTime = 20s;             // to receive a request, and to send an answer
constexpr auto kHelloTime = 20s;               // for the hello of a socket
constexpr std::size_t kMaxHeader = 8192;       // bytes
constexpr std::size_t kMaxUnsent = 512 * 1024; // bytes waiting for a slow reader
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
    "data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

Milliseconds wall_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

/// Raises the limit of file descriptors, by default about a thousand: every socket is one.
void allow_many_connections() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &files);
}

/// False for cross-origin requests: another site must not act for its visitors.
bool same_origin(const Request& request) {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return true; // a program, not a page
  const std::string_view value(origin->value().data(), origin->value().size());
  const auto host = request[http::field::host];
  return value == "http://" + std::string(host) || value == "https://" + std::string(host);
}

void set_headers(Response& response) {
  response.set(http::field::server, "howdah");
  response.set("Content-Security-Policy", kPolicy);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Embedder-Policy", "require-corp");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
}

Response make_response(const Request& request, int status, std::string_view type,
                       std::string body) {
  Response response(static_cast<http::status>(status), request.version());
  set_headers(response);
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-cache");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  return response;
}

Response page_response(const Request& request, const PageFile& file) {
  const auto accepted = request[http::field::accept_encoding];
  const bool packed = !file.packed.empty() && accepted.find("gzip") != beast::string_view::npos;
  auto response = make_response(request, 200, file.type, packed ? file.packed : file.bytes);
  if (packed) response.set(http::field::content_encoding, "gzip");
  response.set(http::field::vary, "Accept-Encoding");
  if (file.lasting) {
    response.set(http::field::cache_control, "public, max-age=31536000, immutable");
  }
  if (request.method() == http::verb::head) {
    const auto size = response.body().size();
    response.body().clear();
    response.content_length(size);
  }
  return response;
}

/// One socket: a reader and a writer on the same stream.
class Socket final : public Listener {
public:
  Socket(beast::tcp_stream stream, Api& api, std::string game, std::string client)
      : stream_(std::move(stream)), api_(api), game_(std::move(game)), client_(std::move(client)),
        wake_(stream_.get_executor(), asio::steady_timer::time_point::max()) {}

  void send(const std::string& message) override {
    if (closing_) return;
    unsent_ += message.size();
    queue_.push_back(message);
    if (unsent_ > kMaxUnsent) closing_ = true; // it does not read: it may reconnect later
    wake_.cancel();
  }

  void close() override {
    closing_ = true;
    wake_.cancel();
  }

  static asio::awaitable<void> run(std::shared_ptr<Socket> self, Request request) {
    try {
      websocket::stream_base::timeout limits{
          .handshake_timeout = 10s, .idle_timeout = 60s, .keep_alive_pings = true};
      self->stream_.set_option(limits);
      self->stream_.read_message_max(kMaxMessage);
      beast::get_lowest_layer(self->stream_).expires_never();
      co_await self->stream_.async_accept(request, asio::use_awaitable);
      asio::co_spawn(self->stream_.get_executor(), write(self), asio::detached);
      co_await self->read();
    } catch (const std::exception&) {
      // Only this connection is lost.
    }
    self->api_.gone(*self);
    self->close();
  }

private:
  asio::awaitable<void> read() {
    asio::steady_timer hello(stream_.get_executor(), kHelloTime);
    hello.async_wait([this](const boost::system::error_code& error) {
      if (!error) close();
    });
    beast::flat_buffer buffer;
    while (!closing_) {
      co_await stream_.async_read(buffer, asio::use_awaitable);
      hello.cancel();
      if (!stream_.got_text()) break;
      const auto data = buffer.cdata();
      api_.message(*this, game_, secret_, client_,
                   {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
  }

  static asio::awaitable<void> write(std::shared_ptr<Socket> self) {
    try {
      while (true) {
        while (!self->queue_.empty() && !self->closing_) {
          const std::string message = std::move(self->queue_.front());
          self->queue_.pop_front();
          self->stream_.text(true);
          co_await self->stream_.async_write(asio::buffer(message), asio::use_awaitable);
          self->unsent_ -= message.size();
        }
        if (self->closing_) break;
        boost::system::error_code woken;
        co_await self->wake_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
      }
    } catch (const std::exception&) {
    }
    // Ends the reader too.
    beast::get_lowest_layer(self->stream_).close();
  }

  websocket::stream<beast::tcp_stream> stream_;
  Api& api_;
  std::string game_;
  std::string secret_;
  std::string client_;
  asio::steady_timer wake_;
  std::deque<std::string> queue_;
  std::size_t unsent_ = 0;
  bool closing_ = false;
};

class Server {
public:
  Server(const ServerSettings& settings)
      : settings_(settings), context_(1), page_(settings.page),
        store_(open_sqlite_store(settings.data)),
        lobby_(
            *store_, [this](auto task) { asio::post(context_, std::move(task)); }, wall_clock),
        api_(lobby_, settings.limits), acceptor_(context_), signals_(context_, SIGINT, SIGTERM),
        ticks_(context_) {}

  void run(const std::function<void(std::uint16_t)>& ready) {
    const tcp::endpoint endpoint(asio::ip::make_address(settings_.address), settings_.port);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen(asio::socket_base::max_listen_connections);
    signals_.async_wait([this](const boost::system::error_code&, int) { stop(); });
    asio::co_spawn(context_, accept(), asio::detached);
    asio::co_spawn(context_, tick(), asio::detached);
    ready(acceptor_.local_endpoint().port());
    context_.run();
    store_->commit(); // changes of the last requests
  }

private:
  /// Graceful shutdown: no new connections; pending requests are stored and answered first.
  void stop() {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    asio::post(context_, [this] { asio::post(context_, [this] { context_.stop(); }); });
  }

  asio::awaitable<void> tick() {
    while (true) {
      ticks_.expires_after(250ms);
      co_await ticks_.async_wait(asio::use_awaitable);
      api_.tick();
    }
  }

  asio::awaitable<void> accept() {
    while (acceptor_.is_open()) {
      boost::system::error_code error;
      auto socket =
          co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted) co_return;
      if (error) { // most likely no descriptors left: wait for some
        asio::steady_timer pause(context_, 100ms);
        co_await pause.async_wait(asio::use_awaitable);
        continue;
      }
      socket.set_option(tcp::no_delay(true), error);
      const auto endpoint = socket.remote_endpoint(error);
      if (error) continue;
      auto client = endpoint.address().to_string();
      const int allowed = settings_.limits.connections;
      if (allowed != 0 && connections_[client] >= allowed) continue; // closed at once
      ++connections_[client];
      asio::co_spawn(context_, talk(beast::tcp_stream(std::move(socket)), client),
                     done_with(client));
    }
  }

  /// Decrements a client's connection count when a connection ends, in whatever way.
  std::function<void(std::exception_ptr)> done_with(const std::string& client) {
    return [this, client](const std::exception_ptr&) {
      if (--connections_[client] <= 0) connections_.erase(client);
    };
  }

  asio::awaitable<void> talk(beast::tcp_stream stream, std::string client) {
    beast::flat_buffer buffer;
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(kMaxHeader);
      parser.body_limit(kMaxMessage);
      stream.expires_after(kRequestTime);
      boost::system::error_code error;
      co_await http::async_read(stream, buffer, parser,
                                asio::redirect_error(asio::use_awaitable, error));
      if (error == http::error::body_limit || error == http::error::header_limit) {
        auto response = make_response(parser.get(), 413, "text/plain", "too large\n");
        response.keep_alive(false);
        co_await http::async_write(stream, response,
                                   asio::redirect_error(asio::use_awaitable, error));
        co_return;
      }
      if (error) co_return; // gone, too slow, or not HTTP
      auto request = parser.release();
      if (websocket::is_upgrade(request)) {
        const auto refusal = refuse_socket(request);
        if (!refusal) {
          const std::string path(target(request));
          auto socket =
              std::make_shared<Socket>(std::move(stream), api_, Api::socket_game(path), client);
          co_await Socket::run(std::move(socket), std::move(request));
          co_return;
        }
        co_await http::async_write(stream, *refusal, asio::use_awaitable);
        co_return;
      }
      auto response = co_await answer(request, client);
      const bool stay = response.keep_alive();
      co_await http::async_write(stream, response, asio::use_awaitable);
      if (!stay) co_return;
    }
  }

  static std::string_view target(const Request& request) {
    const std::string_view whole(request.target().data(), request.target().size());
    return whole.substr(0, whole.find('?'));
  }

  std::optional<Response> refuse_socket(const Request& request) {
    if (!same_origin(request)) {
      return make_response(request, 403, "text/plain", "cross-origin request\n");
    }
    const auto game = Api::socket_game(target(request));
    if (game.empty() || !api_.exists(game)) {
      return make_response(request, 404, "text/plain", "no such game\n");
    }
    return std::nullopt;
  }

  asio::awaitable<Response> answer(const Request& request, const std::string& client) {
    const std::string path(target(request));
    if (path.starts_with("/api/")) {
      if (!same_origin(request)) {
        co_return make_response(request, 403, "text/plain", "cross-origin request\n");
      }
      // The answer is sent once the change is stored.
      auto given = std::make_shared<std::optional<HttpAnswer>>();
      auto arrived =
          std::make_shared<asio::steady_timer>(context_, asio::steady_timer::time_point::max());
      api_.http({.method = std::string(request.method_string()),
                 .path = path,
                 .body = request.body(),
                 .client = client},
                [given, arrived](HttpAnswer answer) {
                  *given = std::move(answer);
                  arrived->cancel();
                });
      if (!*given) {
        boost::system::error_code ignored;
        co_await arrived->async_wait(asio::redirect_error(asio::use_awaitable, ignored));
      }
      co_return make_response(request, (*given)->status, (*given)->type, (*given)->body);
    }
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    if (!reads) co_return make_response(request, 405, "text/plain", "only GET\n");
    if (const PageFile* file = page_.find(path)) co_return page_response(request, *file);
    const auto* const what =
        page_.empty() ? "the page was not built; see README.md\n" : "not found\n";
    co_return make_response(request, 404, "text/plain; charset=utf-8", what);
  }

  ServerSettings settings_;
  asio::io_context context_;
  PageFiles page_;
  std::unique_ptr<Store> store_;
  Lobby lobby_;
  Api api_;
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer ticks_;
  std::unordered_map<std::string, int> connections_;
};

} // namespace

void serve(const ServerSettings& settings, const std::function<void(std::uint16_t)>& ready) {
  allow_many_connections();
  try {
    Server(settings).run(ready);
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error(error.code().message()); // without the place in Boost's sources
  }
}

} // namespace howdah::server

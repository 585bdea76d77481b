// One WebSocket: a reader and a writer on the same stream. Part of http_server.cpp, the one file
// that includes Boost.
#pragma once

#include "server/http_response.hpp"
#include "server/metrics.hpp"
#include "server/requests.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <memory>

namespace howdah::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using namespace std::chrono_literals;

inline constexpr auto kHelloTime = 20s;               // for the hello of a socket
inline constexpr auto kClosingTime = 5s;              // to send the rest and close
inline constexpr std::size_t kMaxUnsent = 512 * 1024; // bytes waiting for a slow reader

class WebSocket final : public Listener {
public:
  WebSocket(beast::tcp_stream stream, Api& api, Speaker speaker, NetworkCounts& counts,
            std::size_t most_unsent)
      : stream_(std::move(stream)), api_(api), speaker_(std::move(speaker)), counts_(counts),
        most_unsent_(most_unsent),
        wake_(stream_.get_executor(), asio::steady_timer::time_point::max()) {
    ++counts_.sockets;
  }
  ~WebSocket() override {
    --counts_.sockets;
    counts_.unsent_bytes -= unsent_;
  }
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  void send(const Text& message) override {
    if (closing_) return;
    unsent_ += message->size();
    counts_.unsent_bytes += message->size();
    queue_.push_back(message);
    // It does not read: it may reconnect later. So may some when all together are too slow.
    if (unsent_ > kMaxUnsent || counts_.unsent_bytes > most_unsent_) drop();
    wake_.cancel();
  }

  void close() override { close_with(websocket::close_code::normal); }
  /// The server shuts down.
  void go_away() { close_with(websocket::close_code::going_away); }

  static asio::awaitable<void> run(std::shared_ptr<WebSocket> self, Request request) {
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
    self->drop();
  }

private:
  /// Ends at once, without the messages that wait.
  void drop() {
    closing_ = true;
    queue_.clear();
    beast::get_lowest_layer(stream_).close(); // a write may be under way that does not end
    wake_.cancel();
  }

  void close_with(websocket::close_code code) {
    if (closing_) return;
    closing_ = true; // behind the messages that wait
    code_ = code;
    wake_.cancel();
  }

  asio::awaitable<void> read() {
    asio::steady_timer hello(stream_.get_executor(), kHelloTime);
    hello.async_wait([guest = weak_from_this()](const boost::system::error_code& error) {
      if (const auto listener = guest.lock(); listener && !error) listener->close();
    });
    beast::flat_buffer buffer;
    while (true) {
      co_await stream_.async_read(buffer, asio::use_awaitable);
      hello.cancel();
      if (!stream_.got_text()) break;
      const auto data = buffer.cdata();
      if (!closing_) {
        api_.message(*this, speaker_, {static_cast<const char*>(data.data()), data.size()});
      }
      buffer.consume(buffer.size());
    }
  }

  static asio::awaitable<void> write(std::shared_ptr<WebSocket> self) {
    try {
      while (!self->closing_ || !self->queue_.empty()) {
        if (self->queue_.empty()) {
          boost::system::error_code woken;
          co_await self->wake_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
          continue;
        }
        const auto message = self->queue_.front();
        self->queue_.pop_front();
        self->stream_.text(true);
        co_await self->stream_.async_write(asio::buffer(*message), asio::use_awaitable);
        self->unsent_ -= message->size();
        self->counts_.unsent_bytes -= message->size();
      }
      if (self->code_) {
        auto limits = websocket::stream_base::timeout::suggested(beast::role_type::server);
        limits.handshake_timeout = kClosingTime;
        self->stream_.set_option(limits);
        co_await self->stream_.async_close(*self->code_, asio::use_awaitable);
      }
    } catch (const std::exception&) {
      // The connection is gone already.
    }
    // Ends the reader too.
    beast::get_lowest_layer(self->stream_).close();
  }

  websocket::stream<beast::tcp_stream> stream_;
  Api& api_;
  Speaker speaker_;
  NetworkCounts& counts_;
  std::size_t most_unsent_;
  asio::steady_timer wake_;
  std::deque<Text> queue_;
  std::size_t unsent_ = 0;
  bool closing_ = false;
  std::optional<websocket::close_code> code_{};
};

} // namespace howdah::server

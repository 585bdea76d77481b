// A subscriber of a game: a socket.
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace howdah::server {

/// Shared by all who get the same one.
using Text = std::shared_ptr<const std::string>;

[[nodiscard]] inline Text shared_text(std::string message) {
  return std::make_shared<const std::string>(std::move(message));
}

/// Owned by a shared_ptr: an answer that comes after it has gone is dropped.
class Listener : public std::enable_shared_from_this<Listener> {
public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  virtual void send(const Text& message) = 0;
  /// Ends the connection; the client reconnects by itself.
  virtual void close() = 0;
};

} // namespace howdah::server

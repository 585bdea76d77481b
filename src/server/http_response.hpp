// Answers with their headers. Part of http_server.cpp, the one file that includes Boost.
#pragma once

#include "server/page_files.hpp"

#include <boost/beast/http.hpp>
#include <string>
#include <string_view>

namespace howdah::server {

namespace http = boost::beast::http;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

inline constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
    "data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";
inline constexpr std::string_view kPlainText = "text/plain; charset=utf-8";

[[nodiscard]] inline std::string_view view_of(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

/// Without the query.
[[nodiscard]] inline std::string_view target_of(const Request& request) {
  const auto whole = view_of(request.target());
  return whole.substr(0, whole.find('?'));
}

/// False for cross-origin requests: another site must not act for its visitors. `own` is the origin
/// under which the server is known, if it was told.
[[nodiscard]] inline bool same_origin(const Request& request, std::string_view own) {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return true; // a program, not a page
  const auto value = view_of(origin->value());
  if (!own.empty() && value == own) return true;
  const std::string host(view_of(request[http::field::host]));
  return value == "http://" + host || value == "https://" + host;
}

inline void set_headers(Response& response) {
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

/// To HEAD without the body, but with its length.
[[nodiscard]] inline Response make_response(const Request& request, int status,
                                            std::string_view type, std::string body) {
  Response response(static_cast<http::status>(status), request.version());
  set_headers(response);
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-cache");
  response.keep_alive(request.keep_alive());
  response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = std::move(body);
  return response;
}

[[nodiscard]] inline Response page_response(const Request& request, const PageFile& file) {
  const auto accepted = view_of(request[http::field::accept_encoding]);
  const bool packed = !file.packed.empty() && accepted.find("gzip") != std::string_view::npos;
  auto response = make_response(request, 200, file.type, packed ? file.packed : file.bytes);
  if (packed) response.set(http::field::content_encoding, "gzip");
  response.set(http::field::vary, "Accept-Encoding");
  if (file.lasting) {
    response.set(http::field::cache_control, "public, max-age=31536000, immutable");
  }
  return response;
}

} // namespace howdah::server

// How the program ends, and what a command throws when it cannot do its work.
#pragma once

#include "cli/message.hpp"
#include "core/error.hpp"

#include <exception>
#include <utility>

namespace howdah::cli {

enum class ExitStatus : unsigned char {
  done = 0,
  failed = 1,    // whatever is not the user's input: a file that cannot be written, Ctrl-C
  bad_input = 2, // a wrong command line, position, move or rule
};

class Problem : public std::exception {
public:
  Problem(ExitStatus status, Phrase sentence) : status_(status), sentence_(std::move(sentence)) {}

  [[nodiscard]] ExitStatus status() const noexcept { return status_; }
  [[nodiscard]] const Phrase& sentence() const noexcept { return sentence_; }
  [[nodiscard]] const char* what() const noexcept override { return sentence_.english.c_str(); }

private:
  ExitStatus status_;
  Phrase sentence_;
};

[[noreturn]] inline void refuse(Phrase sentence) {
  throw Problem(ExitStatus::bad_input, std::move(sentence));
}

/// Refuses what a parser refused; `where` is the option or argument that held the text.
[[noreturn]] inline void refuse(const Phrase& where, const Error& error) {
  refuse({fmt::format("{}: {}", where.english, error.text(Language::english)),
          fmt::format("{} : {}", where.french, error.text(Language::french))});
}

[[noreturn]] inline void give_up(Phrase sentence) {
  throw Problem(ExitStatus::failed, std::move(sentence));
}

} // namespace howdah::cli

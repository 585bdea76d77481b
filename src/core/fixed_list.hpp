// A list of bounded length on the stack. Its storage is left uninitialised: move lists are
// made millions of times a second and never filled.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace howdah {

template <class T, std::size_t kCapacity>
  requires std::is_trivially_copyable_v<T>
class FixedList {
public:
  using value_type = T;

  // Not defaulted: a defaulted constructor of an object declared with {} would clear the storage.
  FixedList() noexcept {} // NOLINT(modernize-use-equals-default)

  void push_back(T value) noexcept {
    assert(size_ < kCapacity);
    items_[size_++] = value;
  }
  void clear() noexcept { size_ = 0; }
  /// Makes the list end before `end`, a pointer into its storage: for callers that write items
  /// through a pointer, which compilers keep in a register where they would reload a size.
  void set_end(const T* end) noexcept {
    assert(end >= items_ && end <= items_ + kCapacity);
    size_ = static_cast<std::size_t>(end - items_);
  }

  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return kCapacity; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T* begin() noexcept { return items_; }
  [[nodiscard]] T* end() noexcept { return items_ + size_; }
  [[nodiscard]] const T* begin() const noexcept { return items_; }
  [[nodiscard]] const T* end() const noexcept { return items_ + size_; }
  [[nodiscard]] T& operator[](std::size_t i) noexcept { return items_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const noexcept { return items_[i]; }

private:
  std::size_t size_ = 0;
  union {
    T items_[kCapacity];
  };
};

} // namespace howdah

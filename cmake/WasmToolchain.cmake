# Debian's clang 19 with its libraries for WebAssembly: no exceptions, no threads.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# tl::expected is a header of the system's, looked for behind all others.
set(CMAKE_CXX_FLAGS_INIT
    "-stdlib=libc++ -fno-exceptions -fno-rtti -msimd128 -mbulk-memory -idirafter /usr/include")

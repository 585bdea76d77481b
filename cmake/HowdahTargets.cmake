# How every target of the project is compiled: warnings, sanitizers, processor.

set(HOWDAH_WARNINGS
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wnull-dereference -Werror)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies in harmless sums of std::strings.
  list(APPEND HOWDAH_WARNINGS -Wno-restrict)
endif()

add_library(howdah_flags INTERFACE)
target_compile_options(howdah_flags INTERFACE ${HOWDAH_WARNINGS})
target_include_directories(howdah_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
if(HOWDAH_NATIVE)
  target_compile_options(howdah_flags INTERFACE -march=native)
  # With AVX-512 clang 19 gathers the look-ups in Siam's tables into vectors, and the search runs at
  # half its speed (Zen 4).
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-mno-avx512f HOWDAH_HAS_NO_AVX512F)
  if(HOWDAH_HAS_NO_AVX512F)
    target_compile_options(howdah_flags INTERFACE -mno-avx512f)
  endif()
endif()
if(HOWDAH_SANITIZE)
  target_compile_options(howdah_flags INTERFACE
    -fsanitize=${HOWDAH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(HOWDAH_SANITIZE MATCHES undefined)
    # This check reads run-time types, which the portable layers do not have.
    target_compile_options(howdah_flags INTERFACE -fno-sanitize=vptr)
  endif()
  target_link_options(howdah_flags INTERFACE -fsanitize=${HOWDAH_SANITIZE})
endif()
if(HOWDAH_COVERAGE)
  target_compile_options(howdah_flags INTERFACE --coverage -fprofile-abs-path)
  target_link_options(howdah_flags INTERFACE --coverage)
endif()

# A layer of the portable library: no exceptions, no run-time types, so that the same files
# compile for the browser.
function(howdah_portable_library name)
  add_library(${name} STATIC ${ARGN})
  target_link_libraries(${name} PUBLIC howdah_flags)
  target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
endfunction()

# howdah_profiled(TARGET): the compiler lays the code out by how often each branch was taken in the
# benches (scripts/profile), which makes searches some tenth faster. A profile of older code is
# harmless: what it does not know is compiled as without it. Names of files count without their
# folders, so that the profile of one machine serves another.
function(howdah_profiled target)
  if(HOWDAH_PROFILE STREQUAL "make")
    target_compile_options(${target} PRIVATE -fprofile-instr-generate -mllvm
                                             -static-func-full-module-prefix=false)
    target_link_options(${target} PUBLIC -fprofile-instr-generate)
  elseif(HOWDAH_PROFILE STREQUAL "use")
    target_compile_options(
      ${target} PRIVATE -fprofile-instr-use=${HOWDAH_PROFILE_DATA} -mllvm
                        -static-func-full-module-prefix=false -Wno-profile-instr-unprofiled
                        -Wno-profile-instr-out-of-date -Wno-backend-plugin)
    get_target_property(sources ${target} SOURCES)
    set_source_files_properties(${sources} PROPERTIES OBJECT_DEPENDS ${HOWDAH_PROFILE_DATA})
  endif()
endfunction()

if(HOWDAH_PROFILE STREQUAL "use")
  set(HOWDAH_PROFILE_DATA ${CMAKE_BINARY_DIR}/searches.profdata)
  set(profile_text ${PROJECT_SOURCE_DIR}/data/searches.proftext)
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${profile_text})
  execute_process(COMMAND llvm-profdata-19 merge -o ${HOWDAH_PROFILE_DATA}.new ${profile_text}
                  COMMAND_ERROR_IS_FATAL ANY)
  file(COPY_FILE ${HOWDAH_PROFILE_DATA}.new ${HOWDAH_PROFILE_DATA} ONLY_IF_DIFFERENT)
endif()

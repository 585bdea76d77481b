#include "files/system_problem.hpp"

#include "core/text.hpp"

#include <cerrno>

namespace howdah {

Phrase system_problem(int code) {
  switch (code) {
  case EACCES:
  case EPERM: return {"permission denied", "accès refusé"};
  case EBADF: return {"it is closed", "elle est fermée"};
  case EFBIG:
  case EDQUOT:
  case ENOSPC: return {"no space left", "plus de place"};
  case EISDIR: return {"it is a folder", "c'est un dossier"};
  case ENAMETOOLONG: return {"the name is too long", "le nom est trop long"};
  case ENOENT: return {"no such folder", "dossier inexistant"};
  case ENOTDIR:
    return {"a part of the path is not a folder", "une partie du chemin n'est pas un dossier"};
  case EROFS:
    return {"the file system is read-only", "le système de fichiers est en lecture seule"};
  default: return {concat("system error ", code), concat("erreur système ", code)};
  }
}

Phrase cannot_read(std::string_view path, int code) {
  const auto why =
      code == ENOENT ? Phrase{"no such file", "fichier inexistant"} : system_problem(code);
  const auto shown = quotable(path);
  return {concat("cannot read '", shown, "': ", why.english),
          concat("impossible de lire « ", shown, " » : ", why.french)};
}

} // namespace howdah

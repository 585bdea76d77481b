#include "cli/system_problem.hpp"

#include "cli/message.hpp"

#include <cerrno>

namespace howdah::cli {

Phrase system_problem(int code) {
  switch (code) {
  case EACCES:
  case EPERM: return Message("permission denied", "accès refusé").with();
  case EBADF: return Message("it is closed", "elle est fermée").with();
  case EFBIG:
  case EDQUOT:
  case ENOSPC: return Message("no space left", "plus de place").with();
  case EISDIR: return Message("it is a folder", "c'est un dossier").with();
  case ENAMETOOLONG: return Message("the name is too long", "le nom est trop long").with();
  case ENOENT: return Message("no such folder", "dossier inexistant").with();
  case ENOTDIR:
    return Message("a part of the path is not a folder",
                   "une partie du chemin n'est pas un dossier")
        .with();
  case EROFS:
    return Message("the file system is read-only", "le système de fichiers est en lecture seule")
        .with();
  default: return Message("system error {0}", "erreur système {0}").with(code);
  }
}

} // namespace howdah::cli

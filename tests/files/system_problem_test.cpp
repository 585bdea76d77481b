#include "files/system_problem.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <set>

namespace howdah {
namespace {

TEST(SystemProblem, IsSaidInBothLanguages) {
  EXPECT_EQ(system_problem(EACCES).english, "permission denied");
  EXPECT_EQ(system_problem(EACCES).french, "accès refusé");
}

TEST(SystemProblem, CodesForTheSameProblemHaveTheSameWords) {
  EXPECT_EQ(system_problem(EPERM).english, system_problem(EACCES).english);
  EXPECT_EQ(system_problem(EDQUOT).english, system_problem(ENOSPC).english);
  EXPECT_EQ(system_problem(EFBIG).english, system_problem(ENOSPC).english);
}

TEST(SystemProblem, DifferentProblemsHaveDifferentWords) {
  std::set<std::string> english;
  std::set<std::string> french;
  for (const int code :
       {EACCES, EBADF, ENOSPC, EISDIR, ENAMETOOLONG, ENOENT, ENOTDIR, EROFS, EIO, EMFILE}) {
    EXPECT_TRUE(english.insert(system_problem(code).english).second) << code;
    EXPECT_TRUE(french.insert(system_problem(code).french).second) << code;
  }
}

TEST(SystemProblem, AnythingElseIsNamedByItsNumber) {
  EXPECT_EQ(system_problem(12345).english, "system error 12345");
  EXPECT_EQ(system_problem(12345).french, "erreur système 12345");
}

} // namespace
} // namespace howdah

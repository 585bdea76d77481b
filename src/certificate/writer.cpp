#include "certificate/certificate.hpp"
#include "core/text.hpp"

namespace howdah::certificate {

std::string to_text(const Certificate& certificate) {
  std::string text = "howdah certificate 1\n";
  const auto field = [&](std::string_view name, std::string_view value) {
    text += concat(name, ' ', value, '\n');
  };
  field("game", certificate.setup.game);
  field("rules", certificate.setup.rules);
  field("position", certificate.setup.start);
  field("winner", certificate.winner);
  for (std::size_t i = 0; i < certificate.steps.size(); ++i) {
    const Step& step = certificate.steps[i];
    append(text, i + 1);
    if (step.is_own()) {
      text += concat(" plays ", step.move);
      if (step.next != kNoStep) text += concat(" then ", step.next);
    } else {
      text += " meets";
      for (const auto& [reply, next] : step.replies) text += concat(' ', reply, '>', next);
      if (!step.finish.empty()) text += " finish";
      for (const auto& move : step.finish) text += concat(' ', move);
      if (step.next != kNoStep) text += concat(" else ", step.next);
    }
    text += '\n';
  }
  return text += concat("end ", certificate.steps.size(), '\n');
}

} // namespace howdah::certificate

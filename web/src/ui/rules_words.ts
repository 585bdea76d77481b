// A rules' text in words: "the 2015 booklet, Taking animals off: once a game".
import type { GameInfo, RuleOption } from "../game/types";
import { gameUi } from "../games/catalogue";
import type { OptionWords } from "../games/game_ui";
import { capital, say, t } from "../i18n/index.svelte";
import { optionWords } from "./option_words";

type Option = Pick<RuleOption, "key">;

const wordsOf = (info: GameInfo, { key }: Option): OptionWords | undefined =>
  gameUi(info.name).options[key] ?? optionWords[key];

export function optionTitle(info: GameInfo, option: Option): string {
  const title = wordsOf(info, option)?.title;
  return title ? say(title) : option.key === "players" ? t("players") : option.key;
}

export function valueWords(info: GameInfo, option: Option, value: string): string {
  const words = wordsOf(info, option)?.values?.[value];
  return words ? say(words) : value;
}

export function optionAbout(info: GameInfo, option: RuleOption): string {
  return capital(say(wordsOf(info, option)?.about ?? option.about));
}

export function rulesWords(info: GameInfo, text: string): string {
  const said = text
    .split(",")
    .filter((word) => word !== "")
    .map((word) => {
      const [key = "", value] = word.split("=");
      if (value !== undefined) {
        return t("label", { name: optionTitle(info, { key }), what: valueWords(info, { key }, value) });
      }
      const preset = info.presets.find(({ name }) => name === key);
      return preset ? capital(say(preset.about)) : key;
    });
  return said.length === 0 ? t("usualRules") : said.join(", ");
}

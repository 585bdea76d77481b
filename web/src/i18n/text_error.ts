// An error of the page's own, with a sentence for people in both languages.
import { RulesError } from "../game/types";
import { fillPhrase, type Values } from "./fill";
import { texts, type TextKey } from "./texts";

export function textError(key: TextKey, values: Values = {}): RulesError {
  return new RulesError(fillPhrase(texts[key], values));
}

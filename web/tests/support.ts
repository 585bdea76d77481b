// What many tests share: the rules, two setups, and the sentence of an error.
import { expect } from "vitest";
import { Rules } from "../src/game/rules";
import { RulesError, type Setup } from "../src/game/types";
import { load } from "./wasm";

export const siam: Setup = { game: "siam", rules: "", start: "" };
export const samliam: Setup = { game: "samliam", rules: "", start: "" };

export const loadRules = async (): Promise<Rules> => new Rules(await load("rules"));

/** The sentence of the error that something throws; it has one in both languages. */
export function sentence(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(RulesError);
    expect((error as RulesError).phrase.fr).not.toBe((error as RulesError).phrase.en);
    return (error as RulesError).phrase.en;
  }
  return "nothing is wrong";
}

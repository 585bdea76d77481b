// The words of the lessons in the reader's language, set as French wants it: no line begins with a mark.
import type { Phrase } from "../game/types";
import { say } from "../i18n/index.svelte";

export const told = (phrase: Phrase): string => say(phrase).replace(/ (?=[!?:;»])/g, "\u00a0");

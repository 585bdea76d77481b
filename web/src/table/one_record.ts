// Whatever is opened is one game.
import type { GameRecord, Tag } from "../game/record";
import type { Rules } from "../game/rules";
import type { Setup } from "../game/types";
import { textError } from "../i18n/text_error";

/** Reads a record; throws a sentence when it is none, or when the text goes on behind it. */
export function readOneRecord(
  rules: Rules,
  text: string,
  context?: Setup,
  tags: readonly Tag[] = [],
): GameRecord {
  const record = rules.readRecord(text, context, tags);
  if (record.records > 1) throw textError("moreRecords");
  return record;
}

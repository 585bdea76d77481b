// Siam on the page.
import puzzles from "../../../../data/puzzles/siam.txt?url";
import type { GameUi } from "../game_ui";
import { options } from "./options";
import { skin } from "./skin";
import "./styles.css";
import * as words from "./words";

export const siam: GameUi = {
  name: "siam",
  title: words.title,
  author: "Didier Dhorbait",
  pitch: words.pitch,
  meta: words.meta,
  demo: "2Es2/1Re3/OEe1RwO/2O2/Rn1En1Ew E * 10",
  summary: words.summary,
  skin,
  moveWords: words.moveWords,
  options,
  piecesPerCell: 1,
  rights: words.rights,
  help: () => words.help,
  announcements: () => [],
  meaning: () => null,
  pieceName: words.pieceName,
  reserveHint: words.reserveHint,
  puzzles,
  steps: 25,
  lessons: async () => (await import("./lessons")).lesson,
};

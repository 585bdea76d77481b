// Sam Liam on the page.
import puzzles from "../../../../data/puzzles/samliam.txt?url";
import type { GameUi } from "../game_ui";
import { announceable } from "./announcements";
import { options } from "./options";
import { skin } from "./skin";
import "./styles.css";
import * as words from "./words";

export const samliam: GameUi = {
  name: "samliam",
  title: words.title,
  author: "Gérard Pierson",
  pitch: words.pitch,
  meta: words.meta,
  demo: "9/2Rnw3Gne2/3(GnwGse)5/2(RneRsw)1(RnwRse)1Gsw2/4(GneGsw)4/3Rse1(RnwRse)1Gne1/2(GneGsw)1(RnwRse)1Rne2/9/9 R - 20",
  summary: words.summary,
  skin,
  moveWords: words.moveWords,
  options,
  piecesPerCell: 2,
  rights: null,
  help: words.help,
  announcements: announceable,
  meaning: (call) => words.meanings[call] ?? null,
  pieceName: words.pieceName,
  reserveHint: null,
  puzzles,
  steps: 25,
  lessons: async () => (await import("./lessons")).lesson,
};

// Reports and judgements of an engine, as tests need them.
import type { Judgement, Report } from "../../src/engine/engine";

export const report = (share: number, move: string, more: Partial<Report> = {}): Report => ({
  depth: 1,
  rank: 1,
  nodes: 1,
  time: 1,
  centi: 0,
  shares: [share, 1000 - share],
  line: [move],
  ...more,
});
export const judgement = (best: number, playedShare: number, mark: Judgement["mark"]): Judgement => ({
  best: report(best, "better"),
  played: report(playedShare, "worse"),
  lost: Math.abs(best - playedShare),
  mark,
});

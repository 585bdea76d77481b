// Plies are counted from 0 by single moves; people count rounds, in which everybody moves once.

/** The number of the round a ply belongs to, from 1. */
export const moveNumber = (ply: number, players: number): number => Math.floor(ply / players) + 1;

/** Who is to move at a ply. */
export const seatAt = (ply: number, players: number): number => ply % players;

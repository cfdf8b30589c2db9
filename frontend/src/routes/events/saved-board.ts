/** The possible content of a cell of the game's board. Source: the players' notes. */
export const prizes = ['none', 'gold', 'cash', 'xp', 'd', 'e', 'f'] as const;
export type Prize = (typeof prizes)[number];

export const CELLS = 15;

const isPrize = (text: string): text is Prize => prizes.some((prize) => prize === text);

/** The saved board; empty cells where there is none. */
export function readBoard(text: string | null): readonly Prize[] {
  const cells = (text ?? '').split(',');
  return Array.from({ length: CELLS }, (_, cell) => {
    const prize = cells[cell] ?? '';
    return isPrize(prize) ? prize : 'none';
  });
}

/** The board as it is stored; null: an empty one. */
export const writeBoard = (board: readonly Prize[]): string | null =>
  board.every((prize) => prize === 'none') ? null : board.join(',');

/** Once the board was changed, the older device copy is no longer read. */
export function dropBoardFromBefore(eventId: string): void {
  try {
    localStorage.removeItem(keyFromBefore(eventId));
  } catch {
    // Storage is not available
  }
}

const keyFromBefore = (eventId: string): string => `tdr.board.${eventId}`;

/** The board that devices stored before accounts did. */
export function boardFromBefore(eventId: string): string | null {
  try {
    return localStorage.getItem(keyFromBefore(eventId));
  } catch {
    return null;
  }
}

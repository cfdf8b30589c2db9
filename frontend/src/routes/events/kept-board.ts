/** What a cell of the game's board may hold. Source: the players' notes. */
export const prizes = ['none', 'gold', 'cash', 'xp', 'd', 'e', 'f'] as const;
export type Prize = (typeof prizes)[number];

/** Cells that the game shows. */
export const CELLS = 15;

const keyOf = (eventId: string): string => `tdr.board.${eventId}`;
const isPrize = (text: string): text is Prize => prizes.some((prize) => prize === text);

/** The board that was noted on this device; empty cells where there is none. */
export function boardOf(eventId: string): readonly Prize[] {
  const kept = readKept(eventId);
  return Array.from({ length: CELLS }, (_, cell) => {
    const text = kept[cell] ?? '';
    return isPrize(text) ? text : 'none';
  });
}

function readKept(eventId: string): readonly string[] {
  try {
    return (localStorage.getItem(keyOf(eventId)) ?? '').split(',');
  } catch {
    return [];
  }
}

/** Remembers the board; in a browser that keeps nothing it lasts as long as the page. */
export function keepBoard(eventId: string, board: readonly Prize[]): void {
  try {
    if (board.every((prize) => prize === 'none')) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), board.join(','));
  } catch {
    // shown all the same
  }
}

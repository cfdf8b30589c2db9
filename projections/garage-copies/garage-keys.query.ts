/** In so many documents a garage is kept: a change writes a thirty-sixth of it anew, and a reader knows all keys. */
const ENDS = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

/** Where a copy is. */
export const copyKey = (owner: string, copyId: string): string => `${owner}|${copyId.at(-1) ?? ''}`;

/** Where the copies of a garage are. */
export const garageKeys = (owner: string): readonly string[] => ENDS.map((end) => copyKey(owner, end));

/** A garage is stored in so many documents: a change rewrites a thirty-sixth of it, and a reader knows all keys. */
const ENDS = Array.from('0123456789abcdefghijklmnopqrstuvwxyz');

export const copyKey = (owner: string, copyId: string): string => `${owner}|${copyId.at(-1) ?? ''}`;

export const garageKeys = (owner: string): readonly string[] => ENDS.map((end) => copyKey(owner, end));

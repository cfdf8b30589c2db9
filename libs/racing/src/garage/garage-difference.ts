import type { GarageCopy } from './garage-copy.ts';

export type CopyChange = { readonly before: GarageCopy; readonly after: GarageCopy };

/** The differences between a read garage and the current one. */
export type GarageDifference = {
  readonly added: readonly GarageCopy[];
  /** Their places in the read garage. */
  readonly addedAt: readonly number[];
  readonly changed: readonly CopyChange[];
  readonly same: readonly GarageCopy[];
  /** In the current garage only. */
  readonly missing: readonly GarageCopy[];
};

/** A copy that was read; without an id it is matched by its car, preferably one with the same upgrades. */
type Read = Omit<GarageCopy, 'copyId'> & { readonly copyId?: string | undefined };

const figures = ['carId', 'points', 'since', 'won', 'lost', 'drawn', 'locked'] as const;
const isSame = (a: GarageCopy, b: GarageCopy): boolean => figures.every((figure) => a[figure] === b[figure]);

/** `newId` gives a copy an id that no other has. Missing values (days, races) stay as they are. */
export const garageDifference = (
  now: readonly GarageCopy[],
  read: readonly Read[],
  newId: () => string,
): GarageDifference => {
  const left = new Map(now.map((copy) => [copy.copyId, copy]));
  const found = findAgain(read, left);
  const added: GarageCopy[] = [];
  const addedAt: number[] = [];
  const changed: CopyChange[] = [];
  const same: GarageCopy[] = [];
  read.forEach((copy, at) => {
    const before = found[at];
    const after = { ...copy, copyId: before?.copyId ?? copy.copyId ?? newId(), ...unsaid(copy, before) };
    if (!before) {
      added.push(after);
      addedAt.push(at);
    } else if (isSame(before, after)) same.push(before);
    else changed.push({ before, after });
  });
  return { added, addedAt, changed, same, missing: [...left.values()] };
};

/** A form without ids has only cars with their upgrades. */
const unsaid = (copy: Read, before: GarageCopy | undefined): Partial<GarageCopy> => {
  if (copy.copyId !== undefined || !before) return {};
  const { since, won, lost, drawn, locked } = before;
  const saysRaces = copy.won + copy.lost + copy.drawn > 0;
  return { since: copy.since ?? since, locked: copy.locked || locked, ...(saysRaces ? {} : { won, lost, drawn }) };
};

/** Matches each copy with one that is left: by id first, then the same upgrades, then the same car. */
const findAgain = (read: readonly Read[], left: Map<string, GarageCopy>): (GarageCopy | undefined)[] => {
  const found: (GarageCopy | undefined)[] = read.map(({ copyId = '' }) => takeOut(left, left.get(copyId)));
  for (const keyOf of [(copy: Read) => `${copy.carId}|${copy.points}`, (copy: Read) => copy.carId]) {
    const byKey = Map.groupBy(left.values(), keyOf);
    read.forEach((copy, at) => {
      if (copy.copyId === undefined) found[at] ??= takeOut(left, byKey.get(keyOf(copy))?.pop());
    });
  }
  return found;
};

const takeOut = (left: Map<string, GarageCopy>, copy: GarageCopy | undefined): GarageCopy | undefined => {
  if (copy) left.delete(copy.copyId);
  return copy;
};

import type { Persons } from './erasure.ts';
import type { ErasureJournal } from './erasure-journal.ts';

const ERASED_AT_ONCE = 100;

export type Erased = {
  readonly erased: number;
  readonly failed: readonly { readonly userId: string; readonly error: unknown }[];
};

/**
 * Erases every account that is due: first the journal records it, once, then the store erases it. One that fails does
 * not stop the others.
 */
export const eraseDue = async (persons: Persons, journal: ErasureJournal, now: string): Promise<Erased> => {
  const due = await persons.due(now, ERASED_AT_ONCE);
  const known = due.length > 0 ? await erasedIn(journal) : new Set();
  return eraseEach(due, async (userId) => {
    if (!(await persons.beginErasing(userId, now))) return false;
    if (!known.has(userId)) await journal.append({ erased: userId, at: now });
    return persons.erase(userId);
  });
};

/**
 * Erases one account now, whatever its due time. If cut off half-way, the next run of `eraseDue` finishes it. False
 * where there is no such account.
 */
export const eraseNow = async (
  persons: Persons,
  journal: ErasureJournal,
  userId: string,
  now: string,
): Promise<boolean> => {
  await persons.startClosing(userId, now);
  const dueAt = (await persons.closesAt(userId)) ?? now;
  if (!(await persons.beginErasing(userId, dueAt > now ? dueAt : now))) return false;
  await journal.append({ erased: userId, at: now });
  return persons.erase(userId);
};

/** Erases again the accounts that a restored backup brought back. */
export const applyErasures = async (persons: Persons, journal: ErasureJournal): Promise<Erased> =>
  eraseEach(await erasedIn(journal), (userId) => persons.erase(userId));

export const erasedIn = async (journal: ErasureJournal): Promise<ReadonlySet<string>> => {
  const erased = new Set<string>();
  for await (const line of journal.lines()) if ('erased' in line) erased.add(line.erased);
  return erased;
};

const eraseEach = async (userIds: Iterable<string>, erase: (userId: string) => Promise<boolean>): Promise<Erased> => {
  let erased = 0;
  const failed: { userId: string; error: unknown }[] = [];
  for (const userId of userIds) {
    try {
      if (await erase(userId)) erased += 1;
    } catch (error) {
      failed.push({ userId, error });
    }
  }
  return { erased, failed };
};

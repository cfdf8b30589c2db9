import type { Persons } from './erasure.ts';
import type { ErasureJournal } from './erasure-journal.ts';

const ERASED_AT_ONCE = 100;

/** Erases every account whose time has come: first the journal knows, then the store forgets. Returns how many. */
export const eraseDue = async (persons: Persons, journal: ErasureJournal, now: string): Promise<number> => {
  let erased = 0;
  for (const userId of await persons.due(now, ERASED_AT_ONCE)) {
    if (!(await persons.beginErasing(userId, now))) continue;
    await journal.append({ erased: userId, at: now });
    if (await persons.erase(userId)) erased += 1;
  }
  return erased;
};

/** Erases again whom a backup brought back. Returns how many were back. */
export const applyErasures = async (persons: Persons, journal: ErasureJournal): Promise<number> => {
  const done = new Set<string>();
  let back = 0;
  for await (const line of journal.lines()) {
    if (!('erased' in line) || done.has(line.erased)) continue;
    done.add(line.erased);
    if (await persons.erase(line.erased)) back += 1;
  }
  return back;
};

import type { Persons } from './erasure.ts';
import { applyErasures, eraseDue } from './erase-persons.ts';
import type { ErasureJournal, JournalLine } from './erasure-journal.ts';

const now = '2026-03-15T00:00:00.000Z';

/** A journal in memory, and users of whom `broken` cannot be erased yet. */
const aStore = (due: readonly string[]) => {
  const [lines, erased, broken]: [JournalLine[], string[], Set<string>] = [[], [], new Set<string>()];
  const journal = {
    append: async (line: JournalLine) => void lines.push(line),
    lines: async function* () {
      yield* lines;
    },
  } as unknown as ErasureJournal;
  const persons = {
    due: async () => due.filter((userId) => !erased.includes(userId)),
    beginErasing: async () => true,
    erase: async (userId: string) => {
      if (broken.has(userId)) throw new Error('disk full');
      erased.push(userId);
      return true;
    },
  } as unknown as Persons;
  return { journal, persons, lines, erased, broken };
};

describe('erasing whose time has come', () => {
  it('goes on past one that fails, and writes its line into the journal once however often it is tried', async () => {
    const { journal, persons, lines, erased, broken } = aStore(['ann', 'bob']);
    broken.add('ann');
    const first = await eraseDue(persons, journal, now);
    expect([first.erased, first.failed.map(({ userId }) => userId), erased]).toEqual([1, ['ann'], ['bob']]);
    await eraseDue(persons, journal, now);
    broken.clear();
    expect(await eraseDue(persons, journal, now)).toEqual({ erased: 1, failed: [] });
    expect(lines).toEqual(['ann', 'bob'].map((userId) => ({ erased: userId, at: now })));
  });

  it('of a backup goes on past one that fails', async () => {
    const { journal, persons, lines, broken } = aStore([]);
    lines.push({ erased: 'ann', at: now }, { erased: 'bob', at: now }, { erased: 'bob', at: now });
    broken.add('ann');
    expect(await applyErasures(persons, journal)).toMatchObject({ erased: 1, failed: [{ userId: 'ann' }] });
  });
});

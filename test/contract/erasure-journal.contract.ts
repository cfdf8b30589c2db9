import type { ErasureJournal, JournalLine } from '#accounts';

export const erasureJournalContract = (open: () => Promise<ErasureJournal>): void => {
  const linesOf = async (journal: ErasureJournal): Promise<readonly JournalLine[]> => {
    const lines: JournalLine[] = [];
    for await (const line of journal.lines()) lines.push(line);
    return lines;
  };

  it('is empty at first, keeps every line in order, and still has them when opened again', async () => {
    const journal = await open();
    await journal.prove();
    expect(await linesOf(journal)).toEqual([]);
    const lines: readonly JournalLine[] = [
      { erased: 'ann', at: '2026-03-01T00:00:00.000Z' },
      { backup: 'first', at: '2026-03-02T00:00:00.000Z' },
      { erased: 'ann', at: '2026-03-03T00:00:00.000Z' },
    ];
    for (const line of lines) await journal.append(line);
    expect(await linesOf(journal)).toEqual(lines);
    await journal.close();
    const again = await open();
    expect(await linesOf(again)).toEqual(lines);
    await again.close();
  });
};

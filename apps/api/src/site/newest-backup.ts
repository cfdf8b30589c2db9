import { openErasureJournal } from '#accounts';

/** The time of the newest backup (ISO 8601), from the journal of erasures; null where it has none. */
export const newestBackup = async (journalAt: string): Promise<string | null> => {
  const journal = await openErasureJournal(journalAt);
  try {
    let newest: string | null = null;
    for await (const line of journal.lines()) if ('backup' in line) newest = line.at;
    return newest;
  } finally {
    await journal.close();
  }
};

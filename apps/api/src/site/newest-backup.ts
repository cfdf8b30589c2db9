import { openErasureJournal } from '#accounts';

/** When the newest backup was made (ISO 8601), as the journal of erasures says; null where it knows of none. */
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

import { MongoClient } from 'mongodb';
import type { ErasureJournal, JournalLine } from './erasure-journal.ts';

/** The journal in a database of its own, which the backups of the others leave out. */
export const openMongoErasureJournal = async (url: string): Promise<ErasureJournal> => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
  const journal = client.db().collection<JournalLine>('erasures', { writeConcern: { w: 'majority', journal: true } });
  return {
    append: async (line) => void (await journal.insertOne({ ...line })),
    lines: async function* () {
      for await (const { _id: _, ...line } of journal.find().sort({ _id: 1 })) yield line as JournalLine;
    },
    close: () => client.close(),
  };
};

import { MongoClient } from 'mongodb';
import { type ErasureJournal, ErasureJournalUnwritable, type JournalLine } from './erasure-journal.ts';

/** The journal in a database of its own, which the backups of the others leave out. */
export const openMongoErasureJournal = async (url: string): Promise<ErasureJournal> => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect().catch(refused);
  const journal = client.db().collection<JournalLine>('erasures', { writeConcern: { w: 'majority', journal: true } });
  const starts = client.db().collection<{ _id: string; at: Date }>('starts');
  return {
    prove: async () => {
      try {
        await starts.updateOne({ _id: 'last' }, { $set: { at: new Date() } }, { upsert: true });
      } catch (cause) {
        refused(cause);
      }
    },
    append: async (line) => void (await journal.insertOne({ ...line })),
    lines: async function* () {
      for await (const { _id: _, ...line } of journal.find().sort({ _id: 1 })) yield line as JournalLine;
    },
    close: () => client.close(),
  };
};

/** The error omits the URL, which holds a password. */
const refused = (cause: unknown): never => {
  throw new ErasureJournalUnwritable('its database', { cause });
};

import type { Db } from 'mongodb';
import { onServer } from './driver-errors.mongo.ts';
import type { Notes } from './notes.ts';

type NoteRow = { _id: string; value: string };

/** A collection of notes, one per key. */
export const mongoNotes = (db: Db): Notes => {
  const rows = db.collection<NoteRow>('notes');
  return {
    put: (key, value) =>
      onServer(async () => {
        await rows.updateOne({ _id: key }, { $set: { value: JSON.stringify(value) } }, { upsert: true });
      }),
    get: (key) =>
      onServer(async () => {
        const row = await rows.findOne({ _id: key });
        return row ? (JSON.parse(row.value) as object) : undefined;
      }),
    remove: (key) =>
      onServer(async () => {
        await rows.deleteOne({ _id: key });
      }),
  };
};

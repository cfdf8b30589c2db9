import type { GarageCopiesKept, GarageCopiesRemoved, GarageNoteWritten } from '#domain';
import type { GarageCopy } from '#racing';
import type { Projection } from '#read-store';
import { copyKey } from './garage-keys.query.ts';

type CopyEvent = GarageCopiesKept | GarageCopiesRemoved | GarageNoteWritten;

export type StoredCopy = GarageCopy & { readonly textId: string | null };

/** The copies of a garage whose ids end with the same character. */
export type GarageCopiesDoc = { readonly owner: string; readonly copies: readonly StoredCopy[] };

const idsOf = (event: CopyEvent): readonly string[] => {
  if (event.type === 'GarageCopiesKept') return event.data.copies.map(({ copyId }) => copyId);
  return event.type === 'GarageCopiesRemoved' ? event.data.copyIds : [event.data.copyId];
};

/** View `garage-copies`: the copies of each garage, in parts. */
export const garageCopies: Projection<CopyEvent, GarageCopiesDoc> = {
  name: 'garage-copies',
  version: 1,
  handles: ['GarageCopiesKept', 'GarageCopiesRemoved', 'GarageNoteWritten'],
  indexes: [],
  keysOf: (event) => [...new Set(idsOf(event).map((copyId) => copyKey(event.data.owner, copyId)))],
  channel: (key) => `owner:${key.slice(0, key.lastIndexOf('|'))}`,
  evolve: (doc, event, key) => {
    const { owner } = event.data;
    const before = new Map(doc?.copies.map((copy) => [copy.copyId, copy]));
    if (event.type === 'GarageCopiesKept')
      for (const copy of event.data.copies)
        if (copyKey(owner, copy.copyId) === key)
          before.set(copy.copyId, { ...copy, textId: before.get(copy.copyId)?.textId ?? null });
    if (event.type === 'GarageCopiesRemoved') for (const copyId of event.data.copyIds) before.delete(copyId);
    if (event.type === 'GarageNoteWritten') {
      const copy = before.get(event.data.copyId);
      if (copy) before.set(copy.copyId, { ...copy, textId: event.data.textId });
    }
    return before.size === 0 ? undefined : { owner, copies: [...before.values()] };
  },
};

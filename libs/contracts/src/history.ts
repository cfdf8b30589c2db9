import { z } from 'zod';
import { historyActNames, historyKindNames } from './history-words.ts';
import { paging } from './paging.ts';

const kind = z.enum(historyKindNames);
const act = z.enum(historyActNames);
const moment = z.iso.datetime();
const itemId = z
  .string()
  .min(1)
  .max(240)
  .meta({ examples: ['26'] });

export const ofHistory = z.object({ kind: kind.meta({ examples: ['game-version'] }), itemId });

/** Narrows a history: whose acts (an id), which, from and to when (ISO 8601, both included). */
const narrowed = { actor: z.string().min(1).max(120).optional(), from: moment.optional(), to: moment.optional() };

/** `at`: the entry by whose id the item is shown as it was then. */
export const historyQuery = paging(100, 30).extend({ ...narrowed, act: act.optional(), at: z.uuid().optional() });
export type HistoryQuery = z.output<typeof historyQuery>;

/** `act` only with its kind. */
export const historyLogQuery = paging(100, 50).extend({ ...narrowed, kind: kind.optional(), act: act.optional() });
export type HistoryLogQuery = z.output<typeof historyLogQuery>;

/**
 * Who did it. `former`: whoever did it has closed the account; `team`: staff, to whom that is not told; `program`: a job or
 * the command line. An id is told with a name only.
 */
export const historyPerson = z
  .object({
    as: z.enum(['person', 'former', 'team', 'program']),
    userId: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'HistoryPerson' });
export type HistoryPerson = z.infer<typeof historyPerson>;

/** A fact of the item: what it was and is, null where it was not known. Words that persons wrote are `{ text }`. */
export const historyChange = z
  .object({ name: z.string(), was: z.unknown(), is: z.unknown() })
  .meta({ id: 'HistoryChange' });
export type HistoryChange = z.infer<typeof historyChange>;

/**
 * One act. `undo`: it still holds and who asks may undo it, a decision of the queue (its item waits again) or an act of staff
 * (the item is what it was before); `about`: another person; `reason`: a code; `note`: words of whoever did it, for those
 * who may read them.
 */
export const historyEntry = z
  .object({
    id: z.string(),
    act,
    at: moment,
    by: historyPerson,
    about: historyPerson.nullable(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    changes: z.array(historyChange),
    undo: z.enum(['review', 'act']).nullable(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** The item as it was after an entry. */
export const historyState = z
  .object({ entry: historyEntry, facts: z.array(z.object({ name: z.string(), is: z.unknown() })) })
  .meta({ id: 'HistoryState' });
export type HistoryState = z.infer<typeof historyState>;

/**
 * `GET /api/v1/history/:kind/:itemId`: newest first. `title`: what the item is called, where its history says so; `sight`:
 * how much of it who asks reads; `actors`, `acts`: what it may be narrowed to; `at`: what was asked for, as it was then.
 */
export const itemHistory = z
  .object({
    kind,
    itemId: z.string(),
    title: z.string().nullable(),
    sight: z.enum(['all', 'own', 'public']),
    total: z.int().min(0),
    items: z.array(historyEntry),
    next: z.string().optional(),
    actors: z.array(historyPerson),
    acts: z.array(act),
    at: historyState.nullable(),
  })
  .meta({ id: 'ItemHistory' });
export type ItemHistory = z.infer<typeof itemHistory>;

/** One act on the site; its item's history tells the rest. */
export const logEntry = z
  .object({
    id: z.string(),
    kind,
    itemId: z.string(),
    /** Of an account the name of whose it is; null where it is gone, and of other things. */
    title: z.string().nullable(),
    act,
    at: moment,
    by: historyPerson,
    reason: z.string().nullable(),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.infer<typeof logEntry>;

/** `GET /api/v1/history`: newest first; a page may be short while it has `next`. */
export const historyLog = z
  .object({ items: z.array(logEntry), next: z.string().optional() })
  .meta({ id: 'HistoryLog' });
export type HistoryLog = z.infer<typeof historyLog>;

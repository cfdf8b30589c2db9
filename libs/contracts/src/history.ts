import { z } from 'zod';
import { historyActionNames, historyKindNames } from './history.enums.ts';
import { paging } from './paging.ts';

const kind = z.enum(historyKindNames);
const act = z.enum(historyActionNames);
const moment = z.iso.datetime();
const itemId = z
  .string()
  .min(1)
  .max(240)
  .meta({ examples: ['26'] });

export const ofHistory = z.object({ kind: kind.meta({ examples: ['game-version'] }), itemId });

/** Filters of a history: actor (an id), action, from and to when (ISO 8601, both included). */
const narrowed = { actor: z.string().min(1).max(120).optional(), from: moment.optional(), to: moment.optional() };

/** `at`: the id of the entry at which the item is shown. */
export const historyQuery = paging(100, 30).extend({ ...narrowed, act: act.optional(), at: z.uuid().optional() });
export type HistoryQuery = z.output<typeof historyQuery>;

/** `act` only with its kind. */
export const historyLogQuery = paging(100, 50).extend({ ...narrowed, kind: kind.optional(), act: act.optional() });
export type HistoryLogQuery = z.output<typeof historyLogQuery>;

/**
 * The actor. `former`: a closed account; `team`: staff, where the caller may not see who; `program`: a job or the
 * command line. An id comes with a name only.
 */
export const historyPerson = z
  .object({
    as: z.enum(['person', 'former', 'team', 'program']),
    userId: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'HistoryPerson' });
export type HistoryPerson = z.infer<typeof historyPerson>;

/** A field of the item: its old and new value, null where unknown. Users' words are `{ text }`. */
export const historyChange = z
  .object({ name: z.string(), was: z.unknown(), is: z.unknown() })
  .meta({ id: 'HistoryChange' });
export type HistoryChange = z.infer<typeof historyChange>;

/**
 * One action. `undo`: it still holds and the caller may undo it, a decision of the queue (its item waits again) or an
 * action of staff (the item is what it was before); `about`: another user; `reason`: a code; `note`: the actor's words,
 * for those who may read them.
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
 * `GET /api/v1/history/:kind/:itemId`: newest first. `title`: the item's name, where its history has it; `sight`: how
 * much of it the caller reads; `actors`, `acts`: possible filters; `at`: the requested entry, as the item was then.
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

/** One action on the site; its item's history has the rest. */
export const logEntry = z
  .object({
    id: z.string(),
    kind,
    itemId: z.string(),
    /** For an account its owner's name; null where it is gone, and for other things. */
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

import { z } from 'zod';
import { historyActionNames, historyKindNames } from './history.enums.ts';
import { historyPerson } from './history.ts';
import { paging } from './paging.ts';
import { bulkActionKinds, bulkActionReasons } from './bulk-action.enums.ts';

const moment = z.iso.datetime();
const name = z.string().trim().min(1).max(100);

/** The time range (ISO 8601, both included). */
const when = { from: moment.optional(), to: moment.optional() };
type When = z.output<z.ZodObject<typeof when>>;
const inOrder = ({ from, to }: When) => from === undefined || to === undefined || from <= to;
const ordered = { message: 'ends before it begins', path: ['to'] };

/** A planned bulk action and its target: the actions of one of the staff, or the times of a user. */
export const bulkActionQuery = z
  .object({
    act: z.enum(['undo-acts', 'hide-times']).meta({ examples: ['hide-times'] }),
    name: name.meta({ examples: ['Ann'] }),
    ...when,
  })
  .refine(inOrder, ordered);

/**
 * The bulk action: `undo-acts` of one of the staff (`name`) in a time range, `hide-times` of a user, or `show-times` of
 * a bulk action that hid them (`undoes`).
 */
const asked = {
  act: z.enum(bulkActionKinds),
  name: name.optional(),
  ...when,
  undoes: z.uuid().optional(),
};
type Asked = z.output<z.ZodObject<typeof asked>>;
const isWhole = ({ act, name: whose, undoes }: Asked) =>
  act === 'show-times' ? undoes !== undefined : whose !== undefined;
const whole = { message: 'names nobody', path: ['name'] };

export const planBulkActionBody = z
  .object({
    ...asked,
    reason: z.object({ code: z.enum(bulkActionReasons), text: z.string().trim().min(1).max(500).optional() }),
  })
  .refine(isWhole, whole)
  .refine(inOrder, ordered)
  .meta({ id: 'PlanSweepBody' });

export type PlanBulkActionBody = z.output<typeof planBulkActionBody>;

/** One item that would be changed, or left: `entryId` is the entry's in the item's history, of a time the time's. */
export const bulkActionItem = z
  .object({
    kind: z.enum(historyKindNames),
    itemId: z.string(),
    entryId: z.string(),
    act: z.enum(historyActionNames),
    at: moment,
  })
  .meta({ id: 'SweepItem' });
export type BulkActionItem = z.infer<typeof bulkActionItem>;

/** How many items would be changed: the first of them, and of those that stay as they are. */
export const bulkActionPreview = z
  .object({
    person: historyPerson,
    total: z.int().min(0),
    items: z.array(bulkActionItem),
    left: z.int().min(0),
    leftItems: z.array(bulkActionItem),
    others: z.int().min(0),
    waits: z.boolean(),
  })
  .meta({ id: 'SweepPreview' });
export type BulkActionPreview = z.infer<typeof bulkActionPreview>;

/**
 * `waiting`: for another of the staff, of whom `others` could agree; `taken` of `total` steps are done, except those
 * `left`.
 */
export const bulkActionEntry = z
  .object({
    id: z.uuid(),
    act: z.enum(bulkActionKinds),
    status: z.enum(['waiting', 'running', 'finished', 'withdrawn']),
    person: historyPerson,
    plannedBy: historyPerson,
    confirmedBy: historyPerson.nullable(),
    from: moment.nullable(),
    to: moment.nullable(),
    undoes: z.uuid().nullable(),
    reason: z.enum(bulkActionReasons),
    text: z.string().nullable(),
    at: moment,
    total: z.int().min(0),
    taken: z.int().min(0),
    left: z.int().min(0),
    others: z.int().min(0),
    allowed: z.array(z.enum(['confirm-sweep', 'withdraw-sweep', 'undo-sweep'])),
  })
  .meta({ id: 'Sweep' });
export type BulkActionEntry = z.infer<typeof bulkActionEntry>;

export const bulkActionsQuery = paging(100, 30);
/** `GET /api/v1/bulk-actions`: newest first. */
export const bulkActionList = z
  .object({ items: z.array(bulkActionEntry), next: z.string().optional() })
  .meta({ id: 'SweepList' });
export type BulkActionList = z.infer<typeof bulkActionList>;

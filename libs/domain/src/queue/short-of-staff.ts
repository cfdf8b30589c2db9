import type { ActorId, JobStep } from '#kernel';
import { queueKey } from './queue-kind.ts';
import { queueKinds } from './queue-kinds.ts';
import { queueOfStream } from './queue.commands.ts';
import type { Queued } from './queue.state.ts';
import type { OfItem, QueueEvent, ReviewShortOfStaff } from './queue.events.ts';

/** With fewer staff than this for an item, admins are notified. */
export const ABLE_ENOUGH = 2;

/** `able`: how many staff may decide it; `admins`: who is notified. */
export type ShortOfStaff = OfItem & { readonly able: number; readonly admins: readonly ActorId[] };

/** None where it has been decided since then, or they were notified already. */
export const recordShortOfStaff = (
  { kind, itemId, able, admins }: ShortOfStaff,
  { queue }: Queued,
): readonly ReviewShortOfStaff[] => {
  const item = queue[queueKey({ kind, itemId })];
  const isToTell = item?.status === 'waiting' && item.told !== true && able < ABLE_ENOUGH && admins.length > 0;
  return isToTell ? [{ type: 'ReviewShortOfStaff', data: { kind, itemId, able, admins } }] : [];
};

/** Notifies admins that hardly any staff may decide an item that has waited since then (ISO 8601). */
export const shortOfStaffStep = (data: ShortOfStaff, since: string): JobStep<Queued, QueueEvent> => ({
  stream: queueKinds[data.kind].stream(data.itemId),
  decider: queueOfStream,
  actor: 'job:short-of-staff' as ActorId,
  key: `${queueKey(data)}|${since}`,
  command: 'TellShortOfStaff',
  data,
  decide: (state) => recordShortOfStaff(data, state),
});

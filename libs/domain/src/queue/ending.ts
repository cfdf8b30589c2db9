import { type Command, type Event, type StoredText, RuleBroken } from '#kernel';
import { queueKey } from './queue-kind.ts';
import { participantsOf, type QueueItem, type Queued } from './queue.state.ts';
import { queuePermissions } from './queue.permissions.ts';
import type { OfItem, ReviewApproved, ReviewDeclined } from './queue.events.ts';

export type Ending = OfItem & {
  readonly outcome: 'approved' | 'declined';
  readonly reason?: string;
  /** For a report that was dismissed although the item is declined. */
  readonly quiet?: true;
};

/**
 * Wraps a kind's own decision that also ends the review of an item. Refused for submitters, while another moderator has
 * claimed the item, and on an outdated version: the item changed since it was shown, or a user names no version. Where
 * it never waited the kind decides as before. `endsReview` recognises such decisions.
 */
export const ending = <Made extends Command, State, Ev extends Event, Facts>(
  of: (data: Made['data'], state: State & Queued) => Ending,
  decide: (command: Made, state: State, facts: Facts) => readonly Ev[],
) => {
  const ends = (
    command: Made,
    state: State & Queued,
    facts: NonNullable<Facts>,
  ): readonly (Ev | ReviewApproved | ReviewDeclined)[] => {
    const { outcome, kind, itemId, quiet, ...reason } = of(command.data, state);
    const item = state.queue[queueKey({ kind, itemId })];
    // Before the kind's own rules, whose error would show whether it was reported.
    if (item && isOwn(item, command.meta)) throw new RuleBroken('queue-item-not-for-you', { kind, itemId });
    const events = decide(command, state, facts);
    if (!item || events.length === 0) return events;
    const { meta } = command;
    if (isByPerson(meta) && meta.seen !== 'any' && meta.seen !== item.version)
      throw new RuleBroken('queue-item-changed', { kind, itemId, seen: meta.seen ?? 0, version: item.version });
    const now = { item, now: meta.now };
    if (item.status === 'waiting') {
      // First, as its reason is more precise: whose item it is, not who claimed it.
      queuePermissions.check('claim-item', now, meta, { kind, itemId });
      queuePermissions.check(outcome === 'approved' ? 'approve-item' : 'decline-item', now, meta, { kind, itemId });
    } else if (item.status !== 'gone') queuePermissions.check('reverse-item', now, meta, { kind, itemId });
    const { textId } = facts as StoredText;
    // The owner is not notified of a dismissed report.
    const isQuiet = item.status === 'waiting' && (outcome === 'approved' || quiet === true);
    const submitters = isQuiet ? participantsOf(item) : item.submitters;
    const said = { kind, itemId, submitters, ...reason, ...(textId !== undefined && { textId }) };
    return [...events, { type: outcome === 'approved' ? 'ReviewApproved' : 'ReviewDeclined', data: said }];
  };
  return Object.assign(ends, { endsReview: true as const });
};

/** The site itself and its operator are not shown a version: their actors have a colon. */
const isByPerson = ({ actor }: Command['meta']): boolean => !actor.includes(':');

/**
 * A user's own submission that others can report. One that waits only for a report is hidden by the kind's own rules.
 */
const isOwn = ({ owner, alone, submitters }: QueueItem, { actor }: Command['meta']): boolean =>
  owner === actor && submitters.includes(actor) && alone !== actor;

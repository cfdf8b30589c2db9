import { type Command, type Event, type KeptText, RuleBroken } from '#kernel';
import { queueKey } from './queue-kind.ts';
import { askedOf, type QueueItem, type Queued } from './queue.state.ts';
import { queueWhoMay } from './queue.who-may.ts';
import type { OfItem, ReviewApproved, ReviewDeclined } from './queue.events.ts';

/** How a command ends the review of an item. */
export type Ending = OfItem & {
  readonly outcome: 'approved' | 'declined';
  readonly reason?: string;
  /** Of a report that came to nothing although the item is declined. */
  readonly quiet?: true;
};

/**
 * A kind's own decision that ends the review of an item as well: by nobody who submitted it, and by nobody while another
 * has it, and on what was shown: an item that is another by then is refused, and so is a person who says not what they were
 * shown. Where it never waited it decides as before. `endsReview` tells such decisions from others.
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
    // Before the kind's own rules, which would say whether it was reported.
    if (item && isOwn(item, command.meta)) throw new RuleBroken('queue-item-not-for-you', { kind, itemId });
    const events = decide(command, state, facts);
    if (!item || events.length === 0) return events;
    const { meta } = command;
    if (isByPerson(meta) && meta.seen !== 'any' && meta.seen !== item.version)
      throw new RuleBroken('queue-item-changed', { kind, itemId, seen: meta.seen ?? 0, version: item.version });
    const now = { item, now: meta.now };
    if (item.status === 'waiting') {
      // First, for its reason says more: whose item it is, not who has it.
      queueWhoMay.check('claim-item', now, meta, { kind, itemId });
      queueWhoMay.check(outcome === 'approved' ? 'approve-item' : 'decline-item', now, meta, { kind, itemId });
    } else if (item.status !== 'gone') queueWhoMay.check('reverse-item', now, meta, { kind, itemId });
    const { textId } = facts as KeptText;
    // Whose it is learns of no report that came to nothing.
    const isQuiet = item.status === 'waiting' && (outcome === 'approved' || quiet === true);
    const submitters = isQuiet ? askedOf(item) : item.submitters;
    const said = { kind, itemId, submitters, ...reason, ...(textId !== undefined && { textId }) };
    return [...events, { type: outcome === 'approved' ? 'ReviewApproved' : 'ReviewDeclined', data: said }];
  };
  return Object.assign(ends, { endsReview: true as const });
};

/** The site itself and its operator are shown nothing: their actors have a colon. */
const isByPerson = ({ actor }: Command['meta']): boolean => !actor.includes(':');

/** What somebody sent and others can tell the team of. What waits for a report alone the kind's own rules keep from them. */
const isOwn = ({ owner, alone, submitters }: QueueItem, { actor }: Command['meta']): boolean =>
  owner === actor && submitters.includes(actor) && alone !== actor;

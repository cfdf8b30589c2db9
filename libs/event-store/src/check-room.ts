import { type Meta, RuleBroken } from '#kernel';
import { MAX_EVENTS_A_STREAM, RESERVED_EVENTS } from './budget.ts';
import type { Part } from './past-of-stream.ts';

/**
 * The room of a stream. `freely`: no one else writes it. `keeper`: the owner of the item, who answers what others do to
 * it.
 */
export type Room<State> = {
  readonly freely?: boolean | undefined;
  readonly keeper?: ((state: State) => string | undefined) | undefined;
};

type Share = { readonly events: number; readonly aDay: number };

/** A user's share of a stream: it shrinks as the stream grows, so that everyone can still add one event. */
const shares: readonly (Share & { readonly from: number })[] = [
  { from: 10_000, events: 3, aDay: 1 },
  { from: 1_000, events: 10, aDay: 1 },
  { from: 0, events: 100, aDay: 1 },
];
const MAX_COUNT: Share = { events: 1_000, aDay: 50 };

const DAY_MS = 86_400_000;

type Asked<State> = {
  readonly length: number;
  readonly state: State;
  partOf(actor: string): Part | undefined;
};

/**
 * Refuses what exceeds the user's share of a stream, or takes the room reserved for staff: so no one uses up what
 * others need. Shares grow by the day. Jobs and operators have no share (docs/decisions/0089).
 */
export const checkRoom = <State>(past: Asked<State>, meta: Meta, { freely, keeper }: Room<State>): void => {
  const { actor, role, now } = meta;
  if (freely || actor.includes(':')) return;
  if (role === undefined && past.length >= MAX_EVENTS_A_STREAM - RESERVED_EVENTS)
    throw new RuleBroken('stream-too-long');
  const part = past.partOf(actor);
  if (!part) return;
  const isMore = role !== undefined || keeper?.(past.state) === actor;
  const { events, aDay } = isMore ? MAX_COUNT : shareIn(past.length);
  const days = Math.floor((Date.parse(now) - Date.parse(part.since)) / DAY_MS);
  if (part.events < events + aDay * days) return;
  const daysNeeded = Math.floor((part.events - events) / aDay) + 1;
  const again = new Date(Date.parse(part.since) + daysNeeded * DAY_MS).toISOString();
  throw new RuleBroken('share-used', { events: part.events, again });
};

const shareIn = (length: number): Share => shares.find(({ from }) => length >= from) ?? MAX_COUNT;

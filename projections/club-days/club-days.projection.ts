import type { ClubDayEvent, ClubDayAttributes, ClubReason } from '#domain';
import type { Projection } from '#read-store';
import { CLUBS_CHANNEL } from '../club-sets/club-sets.projection.ts';

export type ClubDayStep = {
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: ClubReason;
  readonly textId: string | null;
  readonly facts: ClubDayAttributes;
};

export type ClubDayDoc = ClubDayAttributes & { readonly day: string; readonly steps: readonly ClubDayStep[] };

/** Changes shown; the log has them all. */
const STEPS_KEPT = 20;

/** View `club-days`: each day with its changes. */
export const clubDays: Projection<ClubDayEvent, ClubDayDoc> = {
  name: 'club-days',
  version: 1,
  handles: ['ClubDaySet'],
  indexes: [],
  keysOf: ({ data }) => [data.day],
  channel: () => CLUBS_CHANNEL,
  evolve: (doc, { data: { day, facts, reason, textId = null }, meta: { actor: by, at } }) => ({
    day,
    ...facts,
    steps: [{ by, at, reason, textId, facts }, ...(doc?.steps ?? [])].slice(0, STEPS_KEPT),
  }),
};

import type { ClubReason, ClubSetEvent, ClubSetFacts, ClubSetStatus } from '#domain';
import type { Projection } from '#read-store';

/** One fact of a set: who said it, when, why; `facts` as it was told from then on. */
export type ClubSetStep = {
  readonly what: ClubSetEvent['type'];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: ClubReason | null;
  readonly textId: string | null;
  readonly facts: ClubSetFacts;
};

/** A set that club days may have, as it is told now; its steps, the newest first. */
export type ClubSetDoc = {
  readonly setId: string;
  readonly status: ClubSetStatus;
  readonly facts: ClubSetFacts;
  readonly steps: readonly ClubSetStep[];
};

/** Who shows club days. */
export const CLUBS_CHANNEL = 'clubs';
/** Steps that are shown; the log has them all. */
const STEPS_KEPT = 20;

const statusAfter = {
  ClubSetMade: 'active',
  ClubSetCorrected: 'active',
  ClubSetRetired: 'retired',
  ClubSetPutBack: 'active',
} as const;

/** View `club-sets`: all of them, by their id, with what was told of each. */
export const clubSets: Projection<ClubSetEvent, ClubSetDoc> = {
  name: 'club-sets',
  version: 1,
  handles: ['ClubSetMade', 'ClubSetCorrected', 'ClubSetRetired', 'ClubSetPutBack'],
  indexes: [],
  keysOf: ({ data }) => [data.setId],
  channel: () => CLUBS_CHANNEL,
  evolve: (doc, { type, data, meta: { actor: by, at } }) => {
    const changes = type === 'ClubSetMade' ? data.facts : type === 'ClubSetCorrected' ? data.changes : {};
    const facts = type === 'ClubSetMade' ? data.facts : doc && { ...doc.facts, ...changes };
    if (!facts) return undefined;
    const step: ClubSetStep = {
      what: type,
      by,
      at,
      reason: type === 'ClubSetCorrected' ? data.reason : null,
      textId: ('textId' in data ? data.textId : undefined) ?? null,
      facts,
    };
    const steps = [step, ...(doc?.steps ?? [])].slice(0, STEPS_KEPT);
    return { setId: data.setId, status: statusAfter[type], facts, steps };
  },
};

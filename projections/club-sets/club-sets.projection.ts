import type { ClubReason, ClubSetEvent, ClubSetAttributes, ClubSetStatus } from '#domain';
import type { Projection } from '#read-store';

/** A change of a set, with its actor and reason; `facts` after it. */
export type ClubSetStep = {
  readonly what: ClubSetEvent['type'];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: ClubReason | null;
  readonly textId: string | null;
  readonly facts: ClubSetAttributes;
};

export type ClubSetDoc = {
  readonly setId: string;
  readonly status: ClubSetStatus;
  readonly facts: ClubSetAttributes;
  readonly steps: readonly ClubSetStep[];
};

export const CLUBS_CHANNEL = 'clubs';
/** Changes shown; the log has them all. */
const STEPS_KEPT = 20;

const statusAfter = {
  ClubSetMade: 'active',
  ClubSetCorrected: 'active',
  ClubSetRetired: 'retired',
  ClubSetPutBack: 'active',
} as const;

/** View `club-sets`: all of them, by id, with their changes. */
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

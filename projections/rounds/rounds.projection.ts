import type { Round, RoundEvent } from '#domain';
import type { Projection } from '#read-store';
import { roundAfter, roundEventTypes, roundKey } from './round-after.ts';

/** A round with events; `submittedAt` by submission, times ISO 8601; `solvedAt`: position of its solution. */
export type RoundDoc = Round & {
  readonly challengeId: string;
  readonly round: number;
  readonly since: string;
  readonly solvedAt?: number;
  readonly lockedBy?: string;
  readonly lockedUntil?: string;
  readonly submittedAt: Readonly<Record<string, string>>;
};

export const roundsChannel = (challengeId: string): string => `rounds:${challengeId}`;

/** View `rounds`: the state of each round, without its challenge's attributes. */
export const roundsView: Projection<RoundEvent, RoundDoc> = {
  name: 'rounds',
  version: 3,
  handles: roundEventTypes,
  indexes: [
    ['challengeId', 'round'],
    ['lockedBy', 'lockedUntil'],
  ],
  keysOf: ({ data }) => [roundKey(data)],
  channel: (key) => roundsChannel(key.slice(0, key.lastIndexOf('|'))),
  evolve: (doc, event) => {
    const { challengeId, round } = event.data;
    const { at } = event.meta;
    const submittedAt = doc?.submittedAt ?? {};
    const solvedAt = event.type === 'RoundSolved' ? event.position : doc?.solvedAt;
    const after = roundAfter(doc && unlistedLock(doc), event);
    return {
      ...after,
      ...(after.lock && { lockedBy: after.lock.by, lockedUntil: after.lock.until }),
      challengeId,
      round,
      since: at,
      ...(solvedAt !== undefined && { solvedAt }),
      submittedAt: event.type === 'RoundSubmitted' ? { ...submittedAt, [event.data.submissionId]: at } : submittedAt,
    };
  },
};

const unlistedLock = ({ lockedBy: _by, lockedUntil: _until, ...doc }: RoundDoc) => doc;

import type { ChallengeEvent, ChallengeAttributes, ChallengeReason, RoundAttributes } from '#domain';
import type { Projection } from '#read-store';
import { CHALLENGES_CHANNEL } from '../challenges/challenges.projection.ts';

/** A change of a challenge, with the values before it. `by` is a user id, `at` ISO 8601. */
export type ChallengeChange = { readonly by: string; readonly at: string } & (
  | { readonly what: 'created' }
  | (Why & { readonly what: 'retired' | 'restored' })
  | (Why & {
      readonly what: 'corrected';
      readonly was: Partial<ChallengeAttributes>;
      readonly changes: Partial<ChallengeAttributes>;
    })
  | (Why & {
      readonly what: 'round';
      readonly round: number;
      readonly was: RoundAttributes | null;
      readonly is: RoundAttributes;
    })
);
type Why = { readonly reason: ChallengeReason; readonly textId?: string };

/** `facts` and `rounds` after the last change: the next one's `was`. */
export type ChallengeHistoryDoc = {
  readonly name: string;
  readonly facts: ChallengeAttributes;
  readonly rounds: Readonly<Record<number, RoundAttributes>>;
  readonly changes: readonly ChallengeChange[];
};

/** The newest changes are stored, at most this many. */
const CHANGES_MAX = 400;

/** View `challenge-history`: the changes of each challenge. The hidden one has none. */
export const challengeHistory: Projection<ChallengeEvent, ChallengeHistoryDoc> = {
  name: 'challenge-history',
  version: 1,
  handles: [
    'ChallengeCreated',
    'ChallengeCorrected',
    'ChallengeRoundStated',
    'ChallengeRetired',
    'ChallengeRestored',
    'ChallengeHidden',
  ],
  indexes: [['name']],
  keysOf: ({ data }) => [data.challengeId],
  channel: () => CHALLENGES_CHANNEL,
  evolve: (doc, event) => {
    if (event.type === 'ChallengeHidden') return undefined;
    const { actor: by, at } = event.meta;
    if (event.type === 'ChallengeCreated') {
      const { facts } = event.data;
      return { name: facts.name, facts, rounds: {}, changes: [{ by, at, what: 'created' }] };
    }
    return doc && { ...doc, ...afterChange(doc, event, { by, at }) };
  },
};

type Later = Exclude<ChallengeEvent, { readonly type: 'ChallengeCreated' | 'ChallengeHidden' }>;

const afterChange = (
  { facts, rounds, changes: before }: ChallengeHistoryDoc,
  { type, data }: Later,
  stamp: { readonly by: string; readonly at: string },
): Partial<ChallengeHistoryDoc> => {
  const { reason, textId } = data;
  const why = { ...stamp, reason, ...(textId === undefined ? {} : { textId }) };
  const told = (change: ChallengeChange) => [...before, change].slice(-CHANGES_MAX);
  switch (type) {
    case 'ChallengeCorrected': {
      const { changes } = data;
      const was = Object.fromEntries(
        Object.keys(changes).map((name) => [name, facts[name as keyof ChallengeAttributes]]),
      );
      return { facts: { ...facts, ...changes }, changes: told({ ...why, what: 'corrected', was, changes }) };
    }
    case 'ChallengeRoundStated': {
      const { round, facts: is } = data;
      const change = { ...why, what: 'round', round, was: rounds[round] ?? null, is } as const;
      return { rounds: { ...rounds, [round]: is }, changes: told(change) };
    }
    case 'ChallengeRetired':
      return { changes: told({ ...why, what: 'retired' }) };
    case 'ChallengeRestored':
      return { changes: told({ ...why, what: 'restored' }) };
  }
};

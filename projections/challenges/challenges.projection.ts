import type { ChallengeEvent, ChallengeAttributes, RoundEvent, RoundAttributes } from '#domain';
import type { Projection } from '#read-store';

/**
 * A challenge, with its rounds in order of their numbers, from 1; `deleted`: numbers of deleted rounds. Times ISO 8601.
 */
export type ChallengeDoc = {
  readonly status: 'open' | 'retired';
  /** Copies of `facts` that lists are sorted and filtered by. */
  readonly name: string;
  readonly facts: ChallengeAttributes;
  readonly rounds: readonly { readonly round: number; readonly facts: RoundAttributes }[];
  readonly deleted: readonly number[];
  readonly createdAt: string;
  readonly since: string;
};

export const CHALLENGES_CHANNEL = 'challenges';

type Told = ChallengeEvent | Extract<RoundEvent, { type: 'RoundDeleted' | 'RoundRestored' }>;

/** View `challenges`: all except the hidden one, which has no document. */
export const challengesView: Projection<Told, ChallengeDoc> = {
  name: 'challenges',
  version: 2,
  handles: [
    'ChallengeCreated',
    'ChallengeCorrected',
    'ChallengeRoundStated',
    'ChallengeRetired',
    'ChallengeRestored',
    'ChallengeHidden',
    'RoundDeleted',
    'RoundRestored',
  ],
  indexes: [['status', 'name']],
  keysOf: ({ data }) => [data.challengeId],
  channel: () => CHALLENGES_CHANNEL,
  evolve: (doc, { type, data, meta: { at } }) => {
    if (type === 'ChallengeHidden') return undefined;
    if (type === 'ChallengeCreated') {
      const { facts } = data;
      return { status: 'open', name: facts.name, facts, rounds: [], deleted: [], createdAt: at, since: at };
    }
    if (!doc) return undefined;
    switch (type) {
      case 'ChallengeCorrected': {
        const facts = { ...doc.facts, ...data.changes };
        return { ...doc, name: facts.name, facts, since: at };
      }
      case 'ChallengeRoundStated':
        return { ...doc, rounds: withRound(doc.rounds, { round: data.round, facts: data.facts }), since: at };
      case 'ChallengeRetired':
        return { ...doc, status: 'retired', since: at };
      case 'ChallengeRestored':
        return { ...doc, status: 'open', since: at };
      case 'RoundDeleted':
        return { ...doc, deleted: [...without(doc.deleted, data.round), data.round].toSorted((a, b) => a - b) };
      case 'RoundRestored':
        return { ...doc, deleted: without(doc.deleted, data.round) };
    }
  },
};

const withRound = (rounds: ChallengeDoc['rounds'], said: ChallengeDoc['rounds'][number]): ChallengeDoc['rounds'] =>
  [...rounds.filter(({ round }) => round !== said.round), said].toSorted((a, b) => a.round - b.round);

const without = (numbers: readonly number[], number: number): readonly number[] =>
  numbers.filter((one) => one !== number);

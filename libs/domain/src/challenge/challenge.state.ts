import type { Decider } from '#kernel';
import type { ChallengeEvent, ChallengeAttributes, RoundAttributes } from './challenge.events.ts';

/** An existing challenge, with its rounds by number, from 1. */
export type KnownChallenge = {
  readonly status: 'open' | 'retired';
  readonly facts: ChallengeAttributes;
  readonly rounds: Readonly<Record<number, RoundAttributes>>;
};

/** A challenge as its commands see it. Of a hidden one no attributes are stored. */
export type Challenge = { readonly status: 'new' | 'hidden' } | KnownChallenge;

/** The id of a challenge: its first name without accents, in lower case, words joined by `-`. */
export const challengeIdOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join('-');

export const challengeStream = (challengeId: string): string => `challenge-${challengeId}`;

/** Races of a round. Source: the players' notes. */
export const RACES_OF_ROUND = 5;

export const isOpenChallenge = (state: Challenge): state is KnownChallenge => state.status === 'open';

/** Rounds count from 1. */
export const hasRound = ({ roundCount }: Pick<ChallengeAttributes, 'roundCount'>, round: number): boolean =>
  Number.isInteger(round) && round >= 1 && round <= roundCount;

/** A round with the defaults of its challenge filled in. */
export type RoundOfChallenge = Required<RoundAttributes>;
export const roundOfChallenge = ({ facts, rounds }: KnownChallenge, round: number): RoundOfChallenge => {
  const said = rounds[round];
  return {
    races: Array.from({ length: RACES_OF_ROUND }, (_, at) => said?.races[at] ?? {}),
    rqLimit: said?.rqLimit ?? facts.rqLimit,
    criteria: said?.criteria ?? facts.criteria,
    rewards: said?.rewards ?? [],
  };
};

/** `now` is ISO 8601. */
export const hasEnded = ({ endsAt }: Pick<ChallengeAttributes, 'endsAt'>, now: string): boolean =>
  endsAt !== null && Date.parse(endsAt) <= Date.parse(now);

/** Patrons of this tier or a higher one see solutions immediately. Source: the specification. */
export const SOLUTIONS_PREVIEW_TIER = 3;

/** `now` is ISO 8601. */
export const solutionsArePublic = (
  { solutionsPublicAt }: Pick<ChallengeAttributes, 'solutionsPublicAt'>,
  now: string,
): boolean => solutionsPublicAt === null || Date.parse(solutionsPublicAt) <= Date.parse(now);

export const challenge: Decider<Challenge, ChallengeEvent> = {
  initial: { status: 'new' },
  evolve: (state, event) => {
    if (state.status === 'hidden' || event.type === 'ChallengeHidden') return { status: 'hidden' };
    if (event.type === 'ChallengeCreated') return { status: 'open', facts: event.data.facts, rounds: {} };
    return 'facts' in state ? evolveKnown(state, event) : state;
  },
};

const evolveKnown = (
  state: KnownChallenge,
  event: Exclude<ChallengeEvent, { readonly type: 'ChallengeCreated' | 'ChallengeHidden' }>,
): KnownChallenge => {
  switch (event.type) {
    case 'ChallengeCorrected':
      return { ...state, facts: { ...state.facts, ...event.data.changes } };
    case 'ChallengeRoundStated':
      return { ...state, rounds: { ...state.rounds, [event.data.round]: event.data.facts } };
    case 'ChallengeRetired':
      return { ...state, status: 'retired' };
    case 'ChallengeRestored':
      return { ...state, status: 'open' };
  }
};

import type { TrustLevel, Weighed } from './weighed-time.ts';

/** Support of a time of a cell, strongest first. The first four may count; the last three are only shown. */
export const supports = ['accepted', 'supported', 'trusted', 'plain', 'unconfirmed', 'doubted', 'disputed'] as const;
export type TimeConfidence = (typeof supports)[number];

/** Weight of votes, for less against, that resolves a time: one trusted user, or two members. */
export const WEIGHT_TO_CONFIRM = 2;

/** Weight of a user's vote. */
export const voteWeights: Readonly<Record<TrustLevel, number>> = { unconfirmed: 0, new: 0, member: 1, trusted: 2 };

/** Weight of the votes for a time, less that of those against it. */
export const netVotes = ({ votes = [] }: Weighed): number =>
  votes.reduce((sum, { vote, weight }) => sum + (vote === 'up' ? weight : -weight), 0);

type Rule = readonly [TimeConfidence, when: (time: Weighed, isConfirmed: boolean) => boolean];

/** The first that holds. `docs/current-time.md` describes the same in words. */
const rules: readonly Rule[] = [
  ['accepted', ({ ruling }) => ruling === 'accepted'],
  ['disputed', (time) => netVotes(time) <= -WEIGHT_TO_CONFIRM],
  ['supported', (time) => netVotes(time) >= WEIGHT_TO_CONFIRM],
  ['supported', (_, isConfirmed) => isConfirmed],
  ['doubted', ({ doubted }) => doubted === true],
  ['trusted', ({ trust = 'trusted' }) => trust === 'trusted'],
  ['plain', ({ trust }) => trust === 'member'],
];

/** The support of each of these, in their order; hidden ones have none. `keyOf` is equal for equal values. */
export const supportsOf = <Said extends Weighed>(
  times: readonly Said[],
  keyOf: (said: Said) => string,
): readonly (TimeConfidence | 'hidden')[] => {
  const [witnesses, weighty] = [witnessesOf(times, keyOf, WITNESSES), witnessesOf(times, keyOf, WITNESSES_OF_DOUBTED)];
  return times.map((time, at) => {
    if (time.ruling === 'hidden') return 'hidden';
    const known = (time.doubted ? weighty : witnesses).get(keyOf(time)) ?? [];
    const isConfirmed = known.some((witness) => confirms(witness, time, at));
    return rules.find(([, holds]) => holds(time, isConfirmed))?.[0] ?? 'unconfirmed';
  });
};

/** Whose submission confirms another's: of a doubted time only of users who could vote on it as well. */
const WITNESSES: readonly TrustLevel[] = ['new', 'member', 'trusted'];
const WITNESSES_OF_DOUBTED = WITNESSES.filter((trust) => voteWeights[trust] > 0);

type Witness = { readonly by: string; readonly at: number };

/** An unconfirmed user's value is confirmed by others who repeat it, not by their own repeat. */
const confirms = ({ by, at }: Witness, time: Weighed, saidAt: number): boolean =>
  by !== time.submittedBy && (time.trust !== 'unconfirmed' || at > saidAt);

/** Who submitted a value, of these levels; the first and the last of them are enough to find another one. */
const witnessesOf = <Said extends Weighed>(
  times: readonly Said[],
  keyOf: (said: Said) => string,
  levels: readonly TrustLevel[],
): ReadonlyMap<string, readonly Witness[]> => {
  const witnesses = new Map<string, readonly Witness[]>();
  for (const [at, time] of times.entries()) {
    const { trust = 'trusted' } = time;
    if (!levels.includes(trust) || time.ruling === 'hidden' || netVotes(time) <= -WEIGHT_TO_CONFIRM) continue;
    const key = keyOf(time);
    const [first, ...others] = witnesses.get(key) ?? [];
    const last = others.at(-1);
    const witness = { by: time.submittedBy, at };
    const kept = !first ? [] : last && last.by !== first.by && witness.by === first.by ? [first, last] : [first];
    witnesses.set(key, [...kept, witness]);
  }
  return witnesses;
};

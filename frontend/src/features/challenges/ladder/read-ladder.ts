import type { Node } from 'jsonc-parser';
import {
  CHALLENGE_NAME_MAX,
  CHALLENGE_ROUNDS_MAX,
  challengeColours,
  type ChallengeAttributes,
  challengeKinds,
  type ChallengeReward,
  POINTS_TO_WIN_MAX,
  RACES_OF_ROUND,
  type RaceAttributes,
  REWARD_AMOUNT_MAX,
  rewardKinds,
  ROUND_NUMBER_MAX,
  RQ_LIMIT_MAX,
  RQ_LIMIT_MIN,
  type StatedRound,
} from '#contracts';
import { parseCriteria, parseLapTime, parseTune, trackCodeFault } from '#racing';
import {
  type LadderFault,
  type LadderSource,
  ladderSource,
  readingList,
  reading,
  readObject,
} from './ladder-source.ts';

/** A challenge and its rounds as read from a file, without the invalid parts. */
export type Ladder = {
  readonly facts: Partial<ChallengeAttributes> & { readonly name?: string };
  readonly rounds: readonly StatedRound[];
  readonly faults: readonly LadderFault[];
};

/**
 * Reads the file of a ladder: `{ "name", "kind", "rqLimit", "criteria", … , "rounds": [{ "round", "races": [{ "car",
 * "tune", "track", "time" }], "rewards": [{ "kind", "amount", "car" }] }] }`. Never throws: invalid parts are omitted
 * and reported by line.
 */
export function readLadder(text: string, carIds: ReadonlySet<string>): Ladder {
  const source = ladderSource(text);
  const { root, faults } = source;
  if (!root) return { facts: {}, rounds: [], faults };
  const of = readersOf(source, carIds);
  const { rounds = [], ...facts } = readObject(source, root, { ...of.facts, rounds: of.rounds });
  if (facts.name === undefined && root.type === 'object') source.fault({ ...root, length: 1 }, 'name-missing');
  return { facts, rounds, faults: faults.toSorted((a, b) => a.line - b.line) };
}

const isWithin =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.includes(value as Word);
const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): value is string =>
  isText(value) && value.trim() !== '' && value.trim().length <= CHALLENGE_NAME_MAX;
const isMoment = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const areCriteria = (value: unknown): value is string => isText(value) && parseCriteria(value).dropped.length === 0;
const isTune = (value: unknown): value is string => isText(value) && parseTune(value) !== undefined;
const isTrack = (value: unknown): value is string => isText(value) && trackCodeFault(value) === undefined;

function readersOf(source: LadderSource, carIds: ReadonlySet<string>) {
  const isCar = (value: unknown): value is string => isText(value) && carIds.has(value);
  const rqLimit = reading(source, isWithin(RQ_LIMIT_MIN, RQ_LIMIT_MAX));
  const criteria = reading(source, areCriteria, 'criteria');
  const car = reading(source, isCar, 'car-unknown');
  const moment = (node: Node) => {
    const read = reading(source, isMoment, 'moment')(node);
    return read === undefined ? undefined : new Date(read).toISOString();
  };
  return {
    facts: {
      name: reading(source, isName),
      kind: reading(source, isOneOf(challengeKinds)),
      colour: reading(source, isOneOf(challengeColours)),
      startsAt: moment,
      endsAt: moment,
      solutionsPublicAt: moment,
      firstRound: reading(source, isWithin(1, ROUND_NUMBER_MAX)),
      rqLimit,
      criteria,
      pointsToWin: reading(source, isWithin(1, POINTS_TO_WIN_MAX)),
    },
    rounds: readingList(source, roundReader(source, { rqLimit, criteria, car })),
  };
}

type Shared = Readonly<{
  rqLimit: (node: Node) => number | undefined;
  criteria: (node: Node) => string | undefined;
  car: (node: Node) => string | undefined;
}>;

function roundReader(source: LadderSource, { rqLimit, criteria, car }: Shared) {
  const seen = new Set<number>();
  const races = readingList(source, raceReader(source, car));
  const rewards = readingList(source, rewardReader(source, car));
  return (node: Node, at: number): StatedRound | undefined => {
    const read = readObject(source, node, {
      round: reading(source, isWithin(1, CHALLENGE_ROUNDS_MAX), 'round'),
      rqLimit,
      criteria,
      races: (list: Node) =>
        (list.children ?? []).length > RACES_OF_ROUND ? source.fault(list, 'races') : races(list),
      rewards,
    });
    const { round = at + 1, races: found = [], rewards: won = [], ...limits } = read;
    if (round > CHALLENGE_ROUNDS_MAX) return source.fault(node, 'round');
    if (seen.has(round)) return source.fault(node, 'round-twice');
    seen.add(round);
    return { round, facts: { races: found, ...limits, rewards: won } };
  };
}

const raceReader =
  (source: LadderSource, car: Shared['car']) =>
  (node: Node): RaceAttributes => {
    const table = {
      car,
      tune: reading(source, isTune, 'tune'),
      track: reading(source, isTrack, 'track'),
      time: (one: Node) => one,
    };
    const { car: carId, tune, track, time } = readObject(source, node, table);
    const read = track !== undefined && isText(time?.value) ? parseLapTime(time.value, track) : undefined;
    if (time && !read?.ok) source.fault(time, 'time');
    return {
      ...(carId === undefined ? {} : { carId }),
      ...(carId === undefined || tune === undefined ? {} : { tune }),
      ...(track === undefined ? {} : { track }),
      ...(read?.ok ? { timeToBeat: read.value } : {}),
    };
  };

const rewardReader =
  (source: LadderSource, car: Shared['car']) =>
  (node: Node): ChallengeReward | undefined => {
    const table = {
      kind: reading(source, isOneOf(rewardKinds), 'reward'),
      amount: reading(source, isWithin(1, REWARD_AMOUNT_MAX), 'reward'),
      car,
    };
    const { kind, amount = 1, car: carId } = readObject(source, node, table);
    if (kind === undefined) return undefined;
    if (kind !== 'car') return { kind, amount };
    return carId === undefined ? source.fault(node, 'reward') : { kind, amount, carId };
  };

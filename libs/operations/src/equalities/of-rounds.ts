import { type OfRound, round, roundStream } from '#domain';
import { fold } from '#kernel';
import { solvedKey } from '#projections/recap-activities/changes/round-changes';
import type { RecapActivity } from '#projections/recap-activities/recap-activity';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import { roundEventTypes, roundKey } from '#projections/rounds/round-after';
import { type RoundDoc, roundsView } from '#projections/rounds/rounds.projection';
import { roundsOf } from '#projections/rounds/rounds.query';
import { allBelow } from '#read-store';
import { anyEvents, type ComparedStores, type Equality, logNaming, naming } from './equality.ts';

const rounds = anyEvents<RoundDoc>(roundsView);
const facts = anyEvents<RecapActivity>(recapActivities);

const ofKey = (key: string): OfRound => {
  const at = key.lastIndexOf('|');
  return { challengeId: key.slice(0, at), round: Number(key.slice(at + 1)) };
};

const loggedRound = async (eventStore: ComparedStores['eventStore'], of: OfRound) => {
  const types: readonly string[] = roundEventTypes;
  const events = (await eventStore.read(roundStream(of))).filter(({ type }) => types.includes(type));
  return fold(round, events as never);
};

/** A round's content, its approved submission, its solution, and the status of each submission. */
const filledRound: Equality = {
  name: 'filled-round',
  views: ['rounds'],
  names: [naming(rounds, (key) => key)],
  logged: logNaming<OfRound>(roundEventTypes, roundKey),
  says: async ({ eventStore, readStore }, key) => {
    const logged = await loggedRound(eventStore, ofKey(key));
    const shown = (await readStore.view(rounds).get(key))?.doc;
    const told = ({ filled, submissions }: Pick<RoundDoc, 'filled' | 'submissions'>) => ({
      content: filled.content ?? null,
      solution: filled.solution ?? null,
      submissions: submissions.map((one) => [one.submissionId, one.status]),
    });
    const by = logged.submissions.find(({ submissionId }) => submissionId === logged.filled.submissionId);
    return {
      log: told(logged),
      rounds: shown ? told(shown) : null,
      ...(by && { 'approved submission': { ...told(logged), content: by.content } }),
    };
  },
};

/**
 * The solved rounds of a challenge: in the challenge's list, in the log, and as recaps count them. A solution of
 * replaced content still counts for its author: recaps are compared only for rounds that are solved or were reset.
 */
const solvedRounds: Equality = {
  name: 'solved-rounds',
  views: ['rounds', 'recap-activities'],
  names: [
    naming(rounds, (_, { challengeId }) => challengeId),
    naming(facts, (_, { kind, challengeId }) => (kind === 'solution' ? (challengeId ?? undefined) : undefined)),
  ],
  logged: logNaming<OfRound>(['RoundSolved'], ({ challengeId }) => challengeId),
  says: async ({ eventStore, readStore }, challengeId) => {
    const { items } = await roundsOf(readStore.view(rounds), challengeId);
    const counted = await allBelow(readStore.view(facts), `${solvedKey(challengeId)}|`);
    const known = [...items.map((one) => one.round), ...counted.map(({ doc }) => doc.round ?? 0)];
    const numbers = [...new Set(known)].toSorted((a, b) => a - b);
    const logged = new Map<number, Awaited<ReturnType<typeof loggedRound>>>();
    for (const number of numbers) logged.set(number, await loggedRound(eventStore, { challengeId, round: number }));
    const solved = (isSolved: (number: number) => boolean) => numbers.filter(isSolved);
    const isSolved = (number: number) => logged.get(number)?.filled.solution !== undefined;
    const isAsked = (number: number) => isSolved(number) || logged.get(number)?.before?.solution !== undefined;
    const shown = new Set(items.flatMap((one) => (one.filled.solution ? one.round : [])));
    const honoured = new Set(counted.flatMap(({ doc }) => (doc.void ? [] : (doc.round ?? []))));
    return {
      log: solved(isSolved),
      rounds: solved((number) => shown.has(number)),
      'recap-activities': solved((number) => isAsked(number) && honoured.has(number)),
    };
  },
};

export const equalitiesOfRounds: readonly Equality[] = [filledRound, solvedRounds];

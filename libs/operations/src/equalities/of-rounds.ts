import { type OfRound, round, roundStream } from '#domain';
import { fold } from '#kernel';
import { roundEventTypes, roundKey } from '#projections/rounds/round-after';
import { type RoundDoc, roundsView } from '#projections/rounds/rounds.projection';
import { anyEvents, type Equality, logNaming, naming } from './equality.ts';

const rounds = anyEvents<RoundDoc>(roundsView);

const ofKey = (key: string): OfRound => {
  const at = key.lastIndexOf('|');
  return { challengeId: key.slice(0, at), round: Number(key.slice(at + 1)) };
};

/** What a round is filled with, by which approved submission, how it is solved, and what became of each submission. */
const filledRound: Equality = {
  name: 'filled-round',
  views: ['rounds'],
  names: [naming(rounds, (key) => key)],
  logged: logNaming<OfRound>(roundEventTypes, roundKey),
  says: async ({ eventStore, readStore }, key) => {
    const types: readonly string[] = roundEventTypes;
    const events = (await eventStore.read(roundStream(ofKey(key)))).filter(({ type }) => types.includes(type));
    const logged = fold(round, events as never);
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

export const equalitiesOfRounds: readonly Equality[] = [filledRound];

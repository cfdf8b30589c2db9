import type { RecapActivity } from '#projections/recap-activities/recap-activity';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import {
  type LapTimeSubmissionDoc,
  lapTimeSubmissions,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { timesOfPerson } from '#projections/lap-time-submissions/lap-time-submissions.query';
import { trust } from '#projections/trust/trust.projection';
import type { TrustFigures } from '#racing';
import type { View } from '#read-store';
import { anyEvents, type Equality, logNaming, naming } from './equality.ts';

const submissionsView = anyEvents<LapTimeSubmissionDoc>(lapTimeSubmissions);
const trustView = anyEvents<TrustFigures>(trust);
const factsView = anyEvents<RecapActivity>(recapActivities);

const fares = async (view: View<LapTimeSubmissionDoc>, userId: string): Promise<TrustFigures> => {
  const figures = { accepted: 0, reversed: 0 };
  let after: string | undefined;
  do {
    const page = await timesOfPerson(view, { userId, limit: 500, after });
    for (const { fare } of page.items) if (fare !== 'open') figures[fare] += 1;
    after = page.next;
  } while (after !== undefined);
  return figures;
};

/** How many of a user's times were accepted and reversed: as counted, and as listed. */
const faredTimes: Equality = {
  name: 'fared-times',
  views: ['trust', 'lap-time-submissions'],
  names: [naming(trustView, (key) => key), naming(submissionsView, (_, { by }) => by)],
  logged: logNaming<{ submittedBy: string }>(['LapTimeSubmitted'], ({ submittedBy }) => submittedBy),
  says: async ({ readStore }, userId) => ({
    trust: (await readStore.view(trustView).get(userId))?.doc ?? { accepted: 0, reversed: 0 },
    'lap-time-submissions': await fares(readStore.view(submissionsView), userId),
  }),
};

/** A time of a year: its author, time and value, and whether it still counts. */
const timeOfYear: Equality = {
  name: 'time-of-year',
  views: ['recap-activities', 'lap-time-submissions'],
  names: [
    naming(submissionsView, (key) => key),
    naming(factsView, (key, { kind }) => (kind === 'time' ? key : undefined)),
  ],
  logged: logNaming<{ lapTimeId: string }>(['LapTimeSubmitted'], ({ lapTimeId }) => lapTimeId),
  says: async ({ readStore }, lapTimeId) => {
    const said = (await readStore.view(submissionsView).get(lapTimeId))?.doc;
    const fact = (await readStore.view(factsView).get(lapTimeId))?.doc;
    return {
      'lap-time-submissions': said ? [said.by, said.at, said.value, said.withdrawn || said.ruling === 'hidden'] : null,
      'recap-activities': fact ? [fact.by, fact.at, fact.value, fact.void !== null] : null,
    };
  },
};

export const equalitiesOfPeople: readonly Equality[] = [faredTimes, timeOfYear];

import { type Job, type JobStep, jobStep } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { type ClubMonth, clubMonth, clubMonthStream } from '../club-day.state.ts';
import { type ClubSet, clubSet, clubSetStream } from '../club-set.state.ts';
import type { ClubDayEvent, ClubDayAttributes, ClubSetEvent, ClubSetAttributes } from '../club.events.ts';
import { MakeClubSet, makeClubSet } from '../make-club-set.ts';
import { demoCarSets, demoTrackSets } from './demo-club-sets.ts';

/** Increase with every change of the list. */
const DEMO_CLUBS_VERSION = 1;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Three past weeks, today and tomorrow. */
const [FIRST_DAY, LAST_DAY] = [-21, 1];
const SETS_A_DAY = 3;

/** The job that creates demo club days around `now` (ISO 8601), and their sets. */
export const demoClubsSeed = (now: string): Job =>
  seedJob('demo-clubs', DEMO_CLUBS_VERSION, () => [
    ...Object.entries(demoCarSets).map(([setId, set]) =>
      making(setId, { ...set, kind: 'cars', tracksets: [], hints: [] }),
    ),
    ...Object.entries(demoTrackSets).map(([setId, set]) => making(setId, { ...set, kind: 'tracks', requirements: [] })),
    ...months(now),
  ]);

const making = (setId: string, facts: ClubSetAttributes): JobStep =>
  jobStep<ClubSet, ClubSetEvent>({
    key: setId,
    stream: clubSetStream(setId),
    command: 'MakeClubSet',
    data: { setId },
    actor: seedActor('demo-clubs'),
    decider: clubSet,
    decide: (state, { meta }) =>
      state.status === 'new' ? makeClubSet(new MakeClubSet({ setId, facts, source: 'import' }, meta), state) : [],
  });

const months = (now: string): readonly JobStep[] => {
  const today = Math.floor(Date.parse(now) / DAY_MS);
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, n) => today + FIRST_DAY + n);
  const told = days.map((day) => ({ day: new Date(day * DAY_MS).toISOString().slice(0, 10), facts: setsOf(day) }));
  return [...Map.groupBy(told, ({ day }) => clubMonthStream(day))].map(([stream, ofMonth]) =>
    jobStep<ClubMonth, ClubDayEvent>({
      key: stream,
      stream,
      command: 'SetClubDay',
      data: { days: ofMonth.map(({ day }) => day) },
      actor: seedActor('demo-clubs'),
      decider: clubMonth,
      decide: ({ days: known }) =>
        ofMonth
          .filter(({ day }) => known[day] === undefined)
          .map((data): ClubDayEvent => ({ type: 'ClubDaySet', data: { ...data, reason: 'import' } })),
    }),
  );
};

/** As in the game, two days share most of their sets, and most sets of a season follow those of the one before. */
const setsOf = (day: number): ClubDayAttributes => {
  const season = Math.floor(day / 2);
  const drift = season % 5 === 0 ? 1 : 0;
  const pick = (ids: readonly string[], step: number): string[] =>
    Array.from({ length: SETS_A_DAY }, (_, n) => ids[(season * step + (day % 2) + n * 2 + drift) % ids.length] ?? '');
  return { carSets: pick(Object.keys(demoCarSets), 1), trackSets: pick(Object.keys(demoTrackSets), 1) };
};

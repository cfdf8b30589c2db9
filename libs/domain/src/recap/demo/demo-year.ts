import { type ActorId, type Job, type JobStep, jobStep } from '#kernel';
import { type LapTimeValue, predictLapTime } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { starterHistory } from '../../car/starter/starter-history.ts';
import type { CellEvent } from '../../lap-time/lap-time.events.ts';
import { cell, type Cell, cellStream } from '../../lap-time/lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from '../../lap-time/submit-lap-time.ts';
import { VoteOnLapTime, voteOnLapTime } from '../../lap-time/vote-on-lap-time.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { ChooseRecap, chooseRecap, StateRecapZone, stateRecapZone } from '../choose-recap.ts';
import { type RecapEvent, recapCards } from '../recap.events.ts';
import { type Recap, recap, recapStream } from '../recap.state.ts';
import { ShareRecap, shareRecap } from '../share-recap.ts';
import { type DemoDeed, demoYearCars, demoYearDeeds, demoYearTracks } from './demo-year-days.ts';

/** Increase with every change of the actions. */
const DEMO_YEAR_VERSION = 1;

const tune = '332';
const actorOf = (by: DemoDeed['by']): ActorId => `demo:${by}` as ActorId;

/**
 * The job that creates data of last year: a full one of Amber's, a small one of Birch's. Both are shared, with public
 * keys, as no one can log in as them.
 */
export const demoYearSeed = (now: string): Job => {
  const year = new Date(now).getUTCFullYear() - 1;
  const at = (moment: string) => `${year}-${moment}:00.000Z`;
  const steps = () => [
    zoneOf('amber', 'Europe/Berlin', at('01-02T09:00')),
    zoneOf('birch', 'America/New_York', at('01-02T09:00')),
    ...demoYearDeeds.map((deed) => deedStep(deed, at(deed.at))),
    sharing('amber', `${year}`, at('12-31T22:50')),
    sharing('birch', `${year}`, at('12-31T22:51')),
  ];
  return { ...seedJob('demo-year', DEMO_YEAR_VERSION, steps), inOrder: true };
};

const zoneOf = (by: DemoDeed['by'], timeZone: string, at: string): JobStep => {
  const [owner, data] = [actorOf(by), { timeZone }];
  return jobStep<Recap, RecapEvent>({
    key: `zone of ${by}`,
    stream: recapStream({ owner }),
    command: 'StateRecapZone',
    data,
    actor: owner,
    at,
    decider: recap,
    decide: (state, { meta }) => stateRecapZone(new StateRecapZone({ owner, timeZone }, meta), state),
  });
};

/** Birch allows their name, so that Amber's recap shows others with and without a name. */
const sharing = (by: DemoDeed['by'], period: string, at: string): JobStep => {
  const [owner, data] = [actorOf(by), { period }];
  return jobStep<Recap, RecapEvent>({
    key: `share of ${by}`,
    stream: recapStream({ owner }),
    command: 'ShareRecap',
    data,
    actor: owner,
    at,
    decider: recap,
    decide: (state, { meta }) => [
      ...chooseRecap(new ChooseRecap({ owner, kept: true, named: by === 'birch' }, meta), state),
      ...shareRecap(new ShareRecap({ owner, period, cards: recapCards }, meta), state, { key: `demo-${by}` }),
    ],
  });
};

const deedStep = (deed: DemoDeed, at: string): JobStep => {
  const { by, says } = deed;
  const carId = demoYearCars[deed.car] ?? '';
  const trackCode = demoYearTracks[deed.track] ?? '';
  const of = { carId, tune, trackCode };
  const actor = actorOf(by);
  return jobStep<Cell, CellEvent>({
    key: `${deed.at} ${by} ${says}`,
    stream: cellStream(carId, tune, trackCode),
    command: 'DemoDeed',
    data: deed,
    actor,
    at,
    decider: cell,
    decide: (state, { meta, newId }) => {
      if (says === 'time') return timeOf(deed, of, newId('lap-time'), meta, state);
      const said = state.times.findLast(({ submittedBy }) => submittedBy !== actor);
      if (!said) return [];
      const command = new VoteOnLapTime({ ...of, lapTimeId: said.lapTimeId, said: { vote: 'up' } }, meta);
      return voteOnLapTime(command, state, { voterTrust: 'trusted' });
    },
  });
};

type Cellular = { readonly carId: string; readonly tune: string; readonly trackCode: string };

const timeOf = (
  { share }: Extract<DemoDeed, { says: 'time' }>,
  of: Cellular,
  lapTimeId: string,
  meta: SubmitLapTime['meta'],
  state: Cell,
): readonly CellEvent[] => {
  const car = starterCatalogue.find(({ carId }) => carId === of.carId);
  const facts = car && starterHistory(car).at(-1);
  const predicted = facts && predictLapTime(facts.car, tune, of.trackCode)?.value;
  if (!facts || predicted?.kind !== 'time') throw new Error(`nothing predicts ${of.carId} on ${of.trackCode}`);
  const value: LapTimeValue = { kind: 'time', seconds: Math.round(predicted.seconds * share * 100) / 100 };
  const weighed = { gameVersion: facts.gameVersion, trust: 'trusted', figures: { doubts: [] } } as const;
  const command = new SubmitLapTime({ ...of, value, source: 'demo' }, meta);
  return submitLapTime(command, state, { lapTimeId, carId: of.carId, ...weighed });
};

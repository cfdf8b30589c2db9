import type { ActorId, Event, Meta, Recorded } from '#kernel';
import { demoTimes } from '../../lap-time/demo/demo-times.ts';
import { submitLapTime, SubmitLapTime } from '../../lap-time/submit-lap-time.ts';
import { cell, cellStream } from '../../lap-time/lap-time.state.ts';
import { moveIn } from '../../queue/queue-kinds.ts';
import { demoAppealSeed, demoAppealedStream, demoAppealTexts, demoReports, demoReportsSeed } from './demo-trust.ts';

const now = '2026-03-01T12:00:00.000Z';
const metaOf = (actor: ActorId) => ({ actor, now }) as Meta;
const time = demoTimes().find(
  ({ carId, tune, trackCode }) => cellStream(carId, tune, trackCode) === demoAppealedStream,
)!;
const { carId, tune, trackCode, value, gameVersion } = time;
const said = submitLapTime(
  new SubmitLapTime({ carId, tune, trackCode, value, source: 'demo' }, metaOf(time.by)),
  cell.initial,
  { lapTimeId: 'one', carId, gameVersion, trust: 'trusted', figures: { doubts: [] } },
);
const steps = [...demoReportsSeed.steps()];
const stored = (event: Event, at: number) =>
  ({ ...event, id: `e${at}`, meta: { actor: at === 0 ? time.by : 'demo:moderator', at: now } }) as unknown as Recorded;

describe('what demo people tell moderators', () => {
  it('waits in the queue', () => {
    const made = steps
      .slice(0, demoReports.length)
      .flatMap(({ decider, decide }) => decide(decider.initial as never, { meta: metaOf(time.by), newId: String }));
    expect(made.map((event) => moveIn(event))).toMatchObject([
      { kind: 'report', to: 'waiting' },
      { kind: 'report', to: 'waiting' },
    ]);
  });

  it('is also an appeal against a time that was hidden, and none where it was not', () => {
    const state = said.reduce(cell.evolve, cell.initial);
    const moderator = metaOf('demo:moderator' as ActorId);
    const hidden = steps.at(-1)!.decide(state as never, { meta: moderator, newId: String });
    const [step] = demoAppealSeed([...said, ...hidden].map(stored), now).steps();
    const made = step!.decide({ status: 'new' } as never, { meta: metaOf(demoAppealTexts.owner), newId: String });
    expect(made).toMatchObject([{ type: 'AppealMade', data: { appealId: 'e1', appellant: time.by } }]);
    expect([...demoAppealSeed(said.map(stored), now).steps()]).toEqual([]);
  });
});

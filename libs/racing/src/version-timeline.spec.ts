import { type DrivingFigures, drivingSince } from './driving-stats.ts';
import { attributesAt, type Statement, type VersionTimeline, withStatement } from './version-timeline.ts';

const car: DrivingFigures & { readonly rq: number } = {
  topSpeedMph: 96,
  acceleration0to60s: 11.2,
  handling: 70,
  mra: null,
  weightKg: 651,
  tyre: 'Standard',
  drive: 'FWD',
  clearance: 'Low',
  abs: false,
  tcs: false,
  brake: null,
  rq: 24,
};
type Facts = typeof car;

const whole = (gameVersion: string, facts: Partial<Facts> = {}): Statement<Facts> => ({
  gameVersion,
  whole: true,
  facts: { ...car, ...facts },
});
const part = (gameVersion: string, facts: Partial<Facts>): Statement<Facts> => ({ gameVersion, whole: false, facts });
const said = (...statements: Statement<Facts>[]) =>
  statements.reduce<VersionTimeline<Facts>>((timeline, statement) => withStatement(timeline, statement), []);

describe('what held in a version', () => {
  it('is all that was said up to it', () => {
    const timeline = said(whole('15'), part('16', { rq: 25 }), part('24.1', { rq: 27 }));
    expect(['14', '15', '16', '23', '24', '24.1', '26'].map((version) => attributesAt(timeline, version)?.rq)).toEqual([
      undefined,
      24,
      25,
      25,
      25,
      27,
      27,
    ]);
    expect(attributesAt(timeline)?.rq).toBe(27);
  });

  it('follows versions first and the order of saying second', () => {
    const timeline = said(whole('15'), part('24', { rq: 30 }), part('16', { rq: 20 }), part('16', { rq: 21 }));
    expect([attributesAt(timeline, '16')?.rq, attributesAt(timeline)?.rq]).toEqual([21, 30]);
  });

  it('is not touched in newer versions by a history that comes in later', () => {
    const timeline = said(whole('26', { rq: 40 }), whole('15', { rq: 20 }));
    expect([attributesAt(timeline, '15')?.rq, attributesAt(timeline)?.rq]).toEqual([20, 40]);
  });
});

describe('since when a car drives as it does', () => {
  it.each<[string, string | undefined, Statement<Facts>[]]>([
    ['nothing but its release', undefined, []],
    ['a rating', undefined, [part('20', { rq: 30 })]],
    ['a driving stat', '20', [part('20', { weightKg: 700 })]],
    ['two of them, the later', '22', [part('20', { weightKg: 700 }), part('22', { handling: 71 })]],
    ['MRA and brake that become known', undefined, [part('20', { mra: 60 }), part('21.4', { brake: 'B' })]],
    ['an MRA that becomes another', '22', [part('20', { mra: 60 }), part('22', { mra: 61 })]],
    ['a 60 mph that it reaches now', '20', [part('20', { acceleration0to60s: 20 }), part('21', { rq: 9 })]],
    ['a correction of its first version', undefined, [part('15', { weightKg: 700 })]],
    ['a change that was taken back in its version', undefined, [part('20', { abs: true }), part('20', { abs: false })]],
    ['a change that was taken back later', '21', [part('20', { abs: true }), part('21', { abs: false })]],
    [
      'a correction of an old version',
      '26',
      [part('26', { handling: 80 }), part('20', { handling: 80 }), part('21', { handling: 70 })],
    ],
  ])('after %s: %s', (_, since, later) => {
    const start = later.some(({ facts }) => facts.acceleration0to60s)
      ? whole('15', { acceleration0to60s: null })
      : whole('15');
    expect(drivingSince(said(start, ...later))).toBe(since);
  });
});

import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { LapTimeValue, TrustLevel } from '#racing';
import type { LapTimeAccepted, LapTimeSubmitted, LapTimeWithdrawn } from './lap-time.events.ts';
import { cell } from './lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from './submit-lap-time.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const time = (seconds: number): LapTimeValue => ({ kind: 'time', seconds });

const submitted = (lapTimeId: string, value: LapTimeValue, actor = 'ann', trust?: TrustLevel): LapTimeSubmitted => ({
  type: 'LapTimeSubmitted',
  data: {
    ...place,
    lapTimeId,
    value,
    submittedBy: actor as ActorId,
    gameVersion: '26',
    source: 'typed',
    ...(trust && { trust }),
  },
});

const withStanding = (event: LapTimeSubmitted, standing: LapTimeValue, more = {}): LapTimeSubmitted => ({
  ...event,
  data: { ...event.data, standing, standingVersion: '26', ...more },
});

const doubt = { kind: 'prediction', expected: time(74) } as const;

const submit = (value: LapTimeValue, trust: TrustLevel = 'trusted', carId = place.carId) => {
  const command = new SubmitLapTime({ ...place, value, source: 'typed' }, by('ann'));
  const facts = { lapTimeId: 'new', carId, gameVersion: '26', trust, figures: { doubts: [] } };
  return (state: typeof cell.initial) => submitLapTime(command, state, facts);
};

describe('submit-lap-time', () => {
  it('is a fact that carries every id its views are keyed by, and what is current now', () => {
    given(cell)
      .when(submit(time(74.5)))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5))]);
  });

  it('is said again by who confirmed their address since, in place of the first', () => {
    const before = submitted('a', time(74.5), 'ann', 'unconfirmed');
    const again = withStanding(submitted('new', time(74.5), 'ann', 'new'), time(74.5), {
      standingSupport: 'unconfirmed',
    });
    const first: LapTimeWithdrawn = {
      type: 'LapTimeWithdrawn',
      version: 2,
      data: {
        ...place,
        lapTimeId: 'a',
        standing: time(74.5),
        standingVersion: '26',
        standingSupport: 'unconfirmed',
      },
    };
    given(cell, [before])
      .when(submit(time(74.5), 'new'))
      .then([again, first]);
    given(cell, [before])
      .when(submit(time(74.5), 'unconfirmed'))
      .thenBroken('lap-time-already-stands', { lapTimeId: 'a' });
  });

  it('corrects a doubted time of one’s own, which nobody needs to judge then', () => {
    const doubted = { ...submitted('a', time(7.45)), data: { ...submitted('a', time(7.45)).data, doubts: [doubt] } };
    const own = withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5));
    const corrected: LapTimeWithdrawn = {
      type: 'LapTimeWithdrawn',
      version: 2,
      data: { ...place, lapTimeId: 'a', standing: time(74.5), standingVersion: '26' },
    };
    given(cell, [doubted])
      .when(submit(time(74.5)))
      .then([own, corrected]);
    const accepted: LapTimeAccepted = {
      type: 'LapTimeAccepted',
      data: { ...place, lapTimeId: 'a', by: 'mod' as ActorId, standing: time(7.45) },
    };
    given(cell, [doubted, accepted])
      .when(submit(time(74.5)))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(7.45))]);
    const ofBob = { ...doubted, data: { ...doubted.data, submittedBy: 'bob' as ActorId } };
    given(cell, [ofBob])
      .when(submit(time(74.5)))
      .then([own]);
  });

  it('names the car by its id, however it was named', () => {
    const { data, ...event } = withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5));
    given(cell)
      .when(submit(time(74.5), 'trusted', 'Other_1'))
      .then([{ ...event, data: { ...data, carId: 'Other_1' } }]);
  });

  it('of a trusted person replaces what another person said', () => {
    given(cell, [submitted('a', time(80), 'bob', 'trusted')])
      .when(submit(time(74.5)))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5))]);
  });

  it.each(['unconfirmed', 'new', 'member'] as const)('of a person who is %s stands beside it', (trust) => {
    given(cell, [submitted('a', time(80), 'bob', 'trusted')])
      .when(submit(time(74.5), trust))
      .then([withStanding(submitted('new', time(74.5), 'ann', trust), time(80))]);
  });

  it('is shown as unconfirmed where a new account is the first', () => {
    given(cell)
      .when(submit(time(74.5), 'new'))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'new'), time(74.5), { standingSupport: 'unconfirmed' })]);
  });

  it('settles what another person said before, where both say the same', () => {
    given(cell, [submitted('old', time(80), 'carl', 'member'), submitted('a', time(74.5), 'bob', 'new')])
      .when(submit(time(74.5), 'new'))
      .then([
        withStanding(submitted('new', time(74.5), 'ann', 'new'), time(74.5), {
          faring: [
            { lapTimeId: 'a', submittedBy: 'bob', from: 'open', to: 'accepted' },
            { lapTimeId: 'new', submittedBy: 'ann', from: 'open', to: 'accepted' },
          ],
        }),
      ]);
  });

  it('is refused where it is what one has said already', () => {
    given(cell, [submitted('a', time(74.5))])
      .when(submit(time(74.5)))
      .thenBroken('lap-time-already-stands', { lapTimeId: 'a' });
  });

  it('takes an older time again after another one was said', () => {
    given(cell, [submitted('a', time(74.5)), submitted('b', time(75))])
      .when(submit(time(74.5)))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5))]);
  });

  it('takes the same time again after it was withdrawn', () => {
    given(cell, [
      submitted('a', time(74.5)),
      { type: 'LapTimeWithdrawn', data: { ...place, lapTimeId: 'a', standing: { kind: 'none' } } },
    ])
      .when(submit(time(74.5)))
      .then([withStanding(submitted('new', time(74.5), 'ann', 'trusted'), time(74.5))]);
  });

  it('keeps why its figures are doubted, and does not count', () => {
    const doubts = [{ kind: 'prediction', expected: time(80), low: time(75), high: time(85) }] as const;
    const command = new SubmitLapTime({ ...place, value: time(1), source: 'typed' }, by('ann'));
    const facts = { lapTimeId: 'new', carId: place.carId, gameVersion: '26', trust: 'trusted' } as const;
    const { data, ...event } = withStanding(submitted('new', time(1), 'ann', 'trusted'), time(80));
    given(cell, [submitted('a', time(80), 'bob', 'new')])
      .when((state) => submitLapTime(command, state, { ...facts, figures: { drivesSince: '24', doubts } }))
      .then([{ ...event, data: { ...data, drivesSince: '24', doubts, standingSupport: 'unconfirmed' } }]);
  });

  it('is looked at where its figures could not be asked', () => {
    const command = new SubmitLapTime({ ...place, value: time(74.5), source: 'typed' }, by('ann'));
    const facts = { lapTimeId: 'new', carId: place.carId, gameVersion: '26', trust: 'unconfirmed' } as const;
    const figures = { doubts: [], unweighed: true } as const;
    expect(submitLapTime(command, cell.initial, { ...facts, figures })[0]?.data).toMatchObject({ sampled: true });
  });

  it('is looked at where a trusted person typed it and the lot falls on it, and counts meanwhile', () => {
    const lot = '7c1c0a3e-9a1f-5f4c-b1de-000000000014';
    const made = (trust: TrustLevel, lapTimeId: string, source: 'typed' | 'import' = 'typed') => {
      const command = new SubmitLapTime({ ...place, value: time(74.5), source }, by('ann'));
      const facts = { lapTimeId, carId: place.carId, gameVersion: '26', trust, figures: { doubts: [] } };
      return submitLapTime(command, cell.initial, facts)[0]?.data;
    };
    expect(made('trusted', lot)).toMatchObject({ sampled: true, standing: time(74.5) });
    expect(made('member', lot)).not.toHaveProperty('sampled');
    expect(made('trusted', lot, 'import')).not.toHaveProperty('sampled');
    expect(made('trusted', `${lot.slice(0, -1)}5`)).not.toHaveProperty('sampled');
  });

  it('is refused where no car has that name', () => {
    const command = new SubmitLapTime({ ...place, value: time(74.5), source: 'typed' }, by('ann'));
    const facts = { lapTimeId: 'new', carId: undefined, gameVersion: '26', trust: 'new', figures: { doubts: [] } };
    given(cell)
      .when((state) => submitLapTime(command, state, { ...facts, trust: 'new' }))
      .thenBroken('car-unknown', { carId: place.carId });
  });
});

import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { LapTimeValue } from '#racing';
import type { LapTimeSubmitted } from './lap-time.events.ts';
import { cell } from './lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from './submit-lap-time.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const time = (seconds: number): LapTimeValue => ({ kind: 'time', seconds });

const submitted = (lapTimeId: string, value: LapTimeValue, actor = 'ann'): LapTimeSubmitted => ({
  type: 'LapTimeSubmitted',
  data: { ...place, lapTimeId, value, submittedBy: actor as ActorId, gameVersion: '26', source: 'typed' },
});

const submit = (value: LapTimeValue, actor = 'ann', carId = place.carId) => {
  const command = new SubmitLapTime({ ...place, value, source: 'typed' }, by(actor));
  return (state: typeof cell.initial) => submitLapTime(command, state, { lapTimeId: 'new', carId, gameVersion: '26' });
};

describe('submit-lap-time', () => {
  it('is a fact that carries every id its views are keyed by', () => {
    given(cell)
      .when(submit(time(74.5)))
      .then([submitted('new', time(74.5))]);
  });

  it('names the car by its id, however it was named', () => {
    given(cell)
      .when(submit(time(74.5), 'ann', 'Other_1'))
      .then([{ ...submitted('new', time(74.5)), data: { ...submitted('new', time(74.5)).data, carId: 'Other_1' } }]);
  });

  it('replaces what another person said', () => {
    given(cell, [submitted('a', time(80), 'bob')])
      .when(submit(time(74.5)))
      .then([submitted('new', time(74.5))]);
  });

  it('lets a did-not-finish stand beside any time', () => {
    given(cell, [submitted('a', time(80))])
      .when(submit({ kind: 'dnf' }))
      .then([submitted('new', { kind: 'dnf' })]);
  });

  it('refuses what already stands, whoever said it', () => {
    given(cell, [submitted('a', time(74.5), 'bob')])
      .when(submit(time(74.5)))
      .thenBroken('lap-time-already-stands', { lapTimeId: 'a' });
  });

  it('takes an older time again after another one stood', () => {
    given(cell, [submitted('a', time(74.5)), submitted('b', time(75))])
      .when(submit(time(74.5)))
      .then([submitted('new', time(74.5))]);
  });

  it('takes the same time again after it was withdrawn', () => {
    given(cell, [
      submitted('a', time(74.5)),
      { type: 'LapTimeWithdrawn', data: { ...place, lapTimeId: 'a', standing: { kind: 'none' } } },
    ])
      .when(submit(time(74.5)))
      .then([submitted('new', time(74.5))]);
  });

  it('is refused where no car has that name', () => {
    const command = new SubmitLapTime({ ...place, value: time(74.5), source: 'typed' }, by('ann'));
    const facts = { lapTimeId: 'new', carId: undefined, gameVersion: '26' };
    given(cell)
      .when((state) => submitLapTime(command, state, facts))
      .thenBroken('car-unknown', { carId: place.carId });
  });
});

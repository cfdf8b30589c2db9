import { aCar } from '#test/a-car';
import { released, revised } from '#test/car-facts';
import { by, given } from '#test/decision-kit';
import { carAt } from './car-at.ts';
import type { CarEvent } from './car.events.ts';
import { car } from './car.state.ts';
import { type CarInVersion, ImportCarHistory, importCarHistory } from './import-car-history.ts';

const carId = 'Mini_Cooper_S_1964';
const versions: readonly CarInVersion[] = [
  { gameVersion: '16', car: aCar({ rq: 25 }) },
  { gameVersion: '15', car: aCar() },
  { gameVersion: '20', car: aCar({ rq: 25, weightKg: 660 }) },
];
const facts = [
  released(carId, { gameVersion: '15', source: 'import' }),
  revised(carId, { rq: 25 }, { gameVersion: '16', source: 'import', reason: 'game-update', alreadyStated: [] }),
  revised(carId, { weightKg: 660 }, { gameVersion: '20', source: 'import', reason: 'game-update', alreadyStated: [] }),
];

const bring = (actor = 'system:ops') => {
  const command = new ImportCarHistory({ carId, versions, source: 'import' }, by(actor));
  return (state: typeof car.initial) => importCarHistory(command, state);
};

describe('import-car-history', () => {
  it('says by versions, oldest first, what the car was', () => {
    given(car).when(bring()).then(facts);
  });

  it('says nothing when that is known', () => {
    given(car, facts).when(bring()).then([]);
  });

  it('brings in older versions of a car that is known as it is today', () => {
    const today = released(carId, { source: 'import', car: aCar({ rq: 30 }) });
    given(car, [today]).when(bring()).then(facts);
    const events: readonly CarEvent[] = [today, ...facts];
    expect(['14', '15', '18', '24', '26'].map((version) => carAt(events, version)?.rq)).toEqual([
      undefined,
      24,
      25,
      25,
      30,
    ]);
  });

  it('returns a car that was retired', () => {
    given(car, [
      ...facts,
      { type: 'CarRetired', version: 2, data: { carId, reason: 'not-in-source', gameVersion: '26' } },
    ])
      .when(bring())
      .then([{ type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '20' } }]);
  });

  it('is for operators, not for members', () => {
    given(car).when(bring('ann')).thenBroken('not-allowed');
  });
});

import { aCar } from '#test/a-car';
import { released, revised } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import { carAt } from './car-at.ts';
import type { CarEvent } from './car.events.ts';
import { type CarPast, carPast } from './car-past.ts';
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
  return (state: typeof carPast.initial) => importCarHistory(command, state);
};

const decided = (past: readonly CarEvent[], brought: readonly CarInVersion[]) =>
  importCarHistory(
    new ImportCarHistory({ carId, versions: brought, source: 'import' }, by('system:ops')),
    past as CarPast,
  );
describe('import-car-history', () => {
  it('says by versions, oldest first, what the car was', () => {
    given(carPast).when(bring()).then(facts);
  });

  it('says nothing when that is known', () => {
    given(carPast, facts).when(bring()).then([]);
  });

  const today = released(carId, { source: 'import', car: aCar({ rq: 25, weightKg: 660, mra: 70 }) });

  it('says the whole past anew of a car that is known as it is today, with what that changes of the counts', () => {
    const withToday = [...versions, { gameVersion: '26', car: aCar({ rq: 25, weightKg: 660, mra: 70 }) }];
    const events = decided([today], withToday);
    expect(events.map(({ type }) => type)).toEqual(['CarHistoryRestated']);
    expect(['14', '15', '18', '24', '26'].map((version) => carAt([today, ...events], version)?.mra)).toEqual([
      undefined,
      null,
      null,
      null,
      70,
    ]);
    expect(events[0]?.data).toMatchObject({
      counts: {
        15: { released: 1, revised: 0, fields: {} },
        16: { released: 0, revised: 1, fields: { rq: 1 } },
        20: { released: 0, revised: 1, fields: { weightKg: 1 } },
        26: { released: -1, revised: 1, fields: { mra: 1 } },
      },
    });
    expect(decided([today, ...events], withToday)).toEqual([]);
  });

  it('takes tags in another order for no change, and counts none', () => {
    const tagged = (gameVersion: string, tags: readonly string[]) => ({ gameVersion, car: aCar({ tags }) });
    const [one, other] = [tagged('24.2', ['Rally', 'Drag']), tagged('26', ['Drag', 'Rally'])];
    expect(decided([], [one, other])).toEqual([released(carId, { ...one, source: 'import' })]);
    const [event] = decided([released(carId, { ...other, source: 'import' })], [one, other]);
    expect(event?.data).toMatchObject({
      counts: { 24.2: { released: 1, revised: 0, fields: {} }, 26: { released: -1, revised: 0, fields: {} } },
    });
    // Older releases did count it.
    const past = [
      released(carId, { ...one, source: 'import' }),
      revised(carId, { tags: other.car.tags }, { gameVersion: '26', source: 'import', alreadyStated: [] }),
    ];
    const [corrected] = decided(past, [one, other]);
    expect(corrected?.data).toMatchObject({ counts: { 26: { released: 0, revised: -1, fields: { tags: -1 } } } });
    expect(decided([...past, corrected!], [one, other])).toEqual([]);
  });

  it('puts right what older releases counted wrongly', () => {
    const past = [today, ...facts];
    const [event] = decided(past, versions);
    expect(event?.data).toMatchObject({ counts: { 26: { released: -1 } } });
    expect(decided([...past, event!], versions)).toEqual([]);
  });

  it('leaves nothing of a past that the starter catalogue made up, and what moderators said', () => {
    const past = [
      released(carId, { gameVersion: '24.1', car: aCar({ rq: 60 }) }),
      revised(carId, { rq: 61 }, { gameVersion: '24.2', alreadyStated: [] }),
      revised(carId, { seats: 2 }, { gameVersion: '18', source: 'moderator', alreadyStated: [] }),
    ];
    const events = [...past, ...decided(past, versions)];
    expect(['14', '15', '18', '24.1', '24.2', '26'].map((version) => carAt(events, version)?.rq)).toEqual([
      undefined,
      24,
      25,
      25,
      25,
      25,
    ]);
    expect(carAt(events, '26')?.seats).toBe(2);
  });

  it('returns a car that was retired', () => {
    given(carPast, [
      ...facts,
      { type: 'CarRetired', version: 2, data: { carId, reason: 'not-in-source', gameVersion: '26' } },
    ])
      .when(bring())
      .then([{ type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '20' } }]);
  });

  it('is for operators, not for members', () => {
    given(carPast).when(bring('ann')).thenBroken('not-allowed');
  });
});

import { aCar } from '#test/a-car';
import { released as releasedAs, revised } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import type { CarAttributes } from './car-attributes.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { car } from './car.state.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = releasedAs(carId, { car: aCar({ tags: ['Road'] }) });

const revise = (facts = aCar(), { source = 'starter' as CarSource, actor = 'system:ops' } = {}) => {
  const command = new ReviseCar({ carId, car: facts, source }, by(actor));
  return (state: typeof car.initial) => reviseCar(command, state);
};

describe('revise-car', () => {
  it('says only what differs', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road', 'Rally'], weightKg: 660 })))
      .then([revised(carId, { tags: ['Road', 'Rally'], weightKg: 660 })]);
  });

  it('says nothing when nothing differs', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road'] })))
      .then([]);
  });

  it('compares with what the last revision left', () => {
    given(car, [released, revised(carId, { weightKg: 660 })])
      .when(revise(aCar({ tags: ['Road'], weightKg: 660 })))
      .then([]);
  });

  it('says that another source vouches for the same figures', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road'] }), { source: 'import' }))
      .then([revised(carId, {}, { source: 'import' })]);
  });

  const inVersion = (gameVersion: string, facts: Partial<CarAttributes>) => {
    const revision = { carId, car: facts, source: 'starter', gameVersion, reason: 'correction' } as const;
    return (state: typeof car.initial) => reviseCar(new ReviseCar(revision, by('system:ops')), state);
  };
  const correction = (gameVersion: string, changes: Partial<CarAttributes>, alreadyStated: 'everything' | 'rq'[]) =>
    revised(carId, changes, { gameVersion, alreadyStated, reason: 'correction' });
  const history = [
    releasedAs(carId, { gameVersion: '20' }),
    revised(carId, { rq: 26 }, { gameVersion: '24', alreadyStated: [] }),
  ];

  it('corrects the version that it names, and says what that version had said', () => {
    given(car, history)
      .when(inVersion('22', { rq: 25 }))
      .then([correction('22', { rq: 25 }, [])]);
    given(car, history)
      .when(inVersion('24', { rq: 27 }))
      .then([correction('24', { rq: 27 }, ['rq'])]);
    given(car, history)
      .when(inVersion('20', { rq: 23 }))
      .then([correction('20', { rq: 23 }, 'everything')]);
    given(car, history)
      .when(inVersion('21', { rq: 24 }))
      .then([]);
  });

  it('needs the car to be in the game in that version, and a version', () => {
    given(car, history)
      .when(inVersion('19.3', { rq: 25 }))
      .thenBroken('car-not-yet-released');
    given(car, history)
      .when(inVersion('2a', { rq: 25 }))
      .thenBroken('game-version-invalid');
  });

  it('needs the car to be there', () => {
    given(car).when(revise()).thenBroken('car-unknown', { carId });
  });

  it('needs the car to be offered', () => {
    given(car, [
      released,
      { type: 'CarRetired', version: 2, data: { carId, reason: 'not-in-source', gameVersion: '26' } },
    ])
      .when(revise())
      .thenBroken('car-retired', { carId });
  });

  it('refuses figures that cannot be', () => {
    given(car, [released])
      .when(revise(aCar({ seats: 0 })))
      .thenBroken('car-invalid', { carId, fields: ['seats'] });
  });

  it('is for operators, not for members', () => {
    given(car, [released])
      .when(revise(aCar(), { actor: 'ann' }))
      .thenBroken('not-allowed');
  });

  const staff = (facts: Partial<CarAttributes>, role: 'moderator' | null = 'moderator') => {
    const revision = { carId, car: facts, source: 'moderator', gameVersion: '26', reason: 'now-known' } as const;
    return (state: typeof car.initial) =>
      reviseCar(new ReviseCar(revision, by('mod', role ?? undefined)), state, { textId: 'text-1' });
  };

  it('is also for moderators, who say something new or nothing', () => {
    given(car, [released])
      .when(staff({ rq: 36, name: 'Mini S' }))
      .then([
        revised(
          carId,
          { rq: 36, name: 'Mini S', class: 'D' },
          { source: 'moderator', reason: 'now-known', textId: 'text-1' },
        ),
      ]);
    given(car, [released])
      .when(staff({ rq: 24 }))
      .thenBroken('car-unchanged', { carId });
    given(car, [released])
      .when(staff({ rq: 36 }, null))
      .thenBroken('not-allowed');
  });
});

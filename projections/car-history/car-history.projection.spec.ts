import { aCar } from '#test/a-car';
import { released, revised } from '#test/car-attributes';
import { given } from '#test/projection-kit';
import { carHistory } from './car-history.projection.ts';

const carId = 'Mini_Cooper_S_1964';
const said = { by: 'user-1', at: '2026-01-01T00:00:00.000Z', source: 'starter' } as const;

describe('car-history', () => {
  it('keeps what was said, in the order of saying, and knows the newest version', () => {
    given(carHistory, [
      released(carId, { gameVersion: '20' }),
      revised(carId, { rq: 25 }, { gameVersion: '24.1', reason: 'game-update' }),
      revised(carId, { rq: 22 }, { gameVersion: '21', reason: 'correction', textId: 'text-1' }),
    ]).then(carId, {
      latest: 2401,
      said: [
        { ...said, gameVersion: '20', whole: true, facts: aCar(), reason: 'released' },
        { ...said, gameVersion: '24.1', whole: false, facts: { rq: 25 }, reason: 'game-update' },
        { ...said, gameVersion: '21', whole: false, facts: { rq: 22 }, reason: 'correction', textId: 'text-1' },
      ],
    });
  });

  it('knows of a starter car that a real catalogue took away, until somebody says that it is', () => {
    const taken = {
      type: 'CarHistoryRestated',
      data: {
        carId,
        source: 'starter',
        history: [{ gameVersion: '26', whole: true, facts: aCar(), source: 'starter' }],
        reason: 'starter-replaced',
        counts: {},
      },
    } as const;
    const doc = {
      latest: 2600,
      said: [{ ...said, gameVersion: '26', whole: true, facts: aCar(), reason: 'released' }],
    } as const;
    given(carHistory, [released(carId, { gameVersion: '26' }), taken]).then(carId, { ...doc, replaced: true });
    const back = { ...said, gameVersion: '27', whole: true, facts: aCar(), reason: 'released' } as const;
    given(carHistory, [taken, released(carId, { gameVersion: '27' })]).then(carId, {
      latest: 2700,
      said: [...doc.said, back],
    });
  });

  it('tells those who show the car', () => {
    expect(carHistory.channel(carId)).toBe(`car:${carId}`);
  });
});

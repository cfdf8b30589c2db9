import { testCar } from '../../test/test-car.ts';
import { eventHands, type HandsQuestion } from './event-hands.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const cars = names.map((id, place) => testCar(id, { rq: 20 + 10 * place, country: place % 2 === 0 ? 'DE' : 'IT' }));
/** A car with a higher RQ is faster. */
const rows = names.toReversed().map((id, place) => [id, '332', 20 + place] as const);
const set = ['kart_a00', 'slalom_a00', 'hairpin_a00', 'laguna_a00', 'fast_a00'];
const question: HandsQuestion = {
  cars,
  requirements: [],
  rqLimit: undefined,
  sets: [set],
  field: set.map((trackCode) => ({ trackCode, rows })),
  keep: 1,
  unique: false,
};
const idsOf = (asked: Partial<HandsQuestion>) =>
  eventHands({ ...question, ...asked }).map((hand) => hand.cars.map(({ carId }) => carId).toSorted());

describe('hands for an event', () => {
  it('are the best under the limit', () => {
    expect(idsOf({})).toEqual([['B', 'C', 'D', 'E', 'F']]);
    expect(idsOf({ rqLimit: 200 })).toEqual([['A', 'B', 'C', 'D', 'E']]);
    expect(idsOf({ rqLimit: 100 })).toEqual([]);
  });

  it('keep what is required of so many cars', () => {
    const requirement = { name: 'Germany', criteria: '~NGermany~oDE', atLeast: 3 };
    expect(idsOf({ requirements: [requirement] })[0]).toEqual(expect.arrayContaining(['A', 'C', 'E']));
    expect(idsOf({ requirements: [{ ...requirement, atLeast: 5 }] })).toEqual([]);
  });

  it('add up over all sets, and tell each', () => {
    const [hand] = eventHands({ ...question, sets: [set, set.toReversed()] });
    expect(hand?.bySet).toHaveLength(2);
    expect((hand?.bySet[0] ?? 0) + (hand?.bySet[1] ?? 0)).toBe(hand?.points);
  });

  it('have only what may drive, measured against the field of all', () => {
    const only = new Set(['B', 'C', 'D', 'E', 'F'].map((id) => `${id}|332`));
    // The best of all five may drive: without A the median of those that may would be another car's.
    expect(eventHands({ ...question, only })[0]?.points).toBe(eventHands(question)[0]?.points);
    const [slower] = eventHands({ ...question, only: new Set(['A', 'B', 'C', 'D', 'E'].map((id) => `${id}|332`)) });
    expect(slower?.cars.map(({ carId }) => carId)).not.toContain('F');
    expect(eventHands({ ...question, only: new Set(['A|332', 'B|111']) })).toEqual([]);
  });

  it('share no car where each is wanted once', () => {
    expect(idsOf({ keep: 3, unique: true })).toHaveLength(1);
    expect(idsOf({ keep: 3 }).length).toBeGreaterThan(1);
  });
});

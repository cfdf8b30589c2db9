import { parseTrackCode } from '#racing';
import type { LapTimeValue } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { answerHand } from './answer-hand.ts';
import type { AnswerQuestion } from './answer-hand.ts';

const trackCode = parseTrackCode('tRoad_a00')!.code;
const seconds = (value: number): LapTimeValue => ({ kind: 'time', seconds: value });
const cars = [1, 2, 3, 4, 5, 6].map((at) => testCar(`car${at}`, { rq: 10 * at }));
/** A car with a higher RQ is faster, by two seconds each. */
const times = cars.map(({ id, rq }) => ({ carId: id, tune: '332', value: seconds(90 - rq / 5) }));
const race = { trackCode, theirs: seconds(90), times };
const question: AnswerQuestion = {
  aim: 'points',
  cars,
  races: Array.from({ length: 5 }, () => race),
  rqLimit: 500,
  predicted: false,
};

describe('the answer to a hand', () => {
  it('is the best five different cars within the limit', () => {
    const [best] = answerHand({ ...question, rqLimit: 151 }).hands;
    expect(best?.rq).toBe(150);
    expect(new Set(best?.cars.map(({ carId }) => carId))).toEqual(new Set(['car1', 'car2', 'car3', 'car4', 'car5']));
    expect(best?.points).toBe(best?.cars.reduce((sum, { points }) => sum + points, 0));
  });

  it('takes a predicted time only where it may, and says so', () => {
    const guessing = { ...question, races: question.races.map((one) => ({ ...one, times: [], theirs: seconds(900) })) };
    expect(answerHand(guessing).why).toEqual({ reason: 'race-empty', races: [0, 1, 2, 3, 4] });
    expect(answerHand({ ...guessing, predicted: true }).hands[0]?.cars[0]?.predicted).toBe(true);
  });

  it('has only what may be in it, measured or predicted', () => {
    const only = new Set(['car1', 'car2', 'car3', 'car4', 'car5'].map((id) => `${id}|332`));
    const [own] = answerHand({ ...question, only }).hands;
    expect(own?.cars.map(({ carId }) => carId).toSorted()).toEqual(['car1', 'car2', 'car3', 'car4', 'car5']);
    const races = question.races.map((one) => ({ ...one, times: [], theirs: seconds(900) }));
    const [guessed] = answerHand({ ...question, races, predicted: true, only }).hands;
    expect(guessed?.cars.every(({ tune }) => String(tune) === '332')).toBe(true);
    expect(answerHand({ ...question, only: new Set() }).why).toMatchObject({ reason: 'race-empty' });
  });

  it('says which bound fails', () => {
    expect(answerHand({ ...question, rqLimit: 140 }).why).toEqual({ reason: 'rq', least: 150, limit: 140 });
    expect(answerHand({ ...question, cars: cars.slice(2) }).why).toEqual({ reason: 'too-few-cars', cars: 4 });
  });

  it('may be the cheapest that has three stars, or the most there is', () => {
    const cheapest = { ...question, aim: 'cheapest' } as const;
    expect(answerHand(cheapest).hands[0]).toMatchObject({ rq: 150 });
    const lost = cheapest.races.map((one) => ({ ...one, theirs: seconds(76) }));
    expect(answerHand({ ...cheapest, races: lost }).why).toMatchObject({ reason: 'points' });
  });

  it('may be the one whose worst race is best', () => {
    const { hands } = answerHand({ ...question, aim: 'safest', rqLimit: 200 });
    expect(Math.min(...(hands[0]?.cars ?? []).map(({ points }) => points))).toBeGreaterThan(0);
  });
});

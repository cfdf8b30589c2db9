import { onlyFaked } from '#test/faked';
import { ANSWER_MS, budgetFor, REQUEST_MS, withinBudget } from './timeouts.ts';

beforeEach(() => void jest.useFakeTimers(onlyFaked('performance')));
afterEach(() => void jest.useRealTimers());

const left = () => budgetFor(REQUEST_MS).ends - performance.now();
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

describe('the budget of questions to the log', () => {
  it('is one for all that a request asks, also within others that would give more', () =>
    withinBudget(() => {
      pass(1_000);
      expect(left()).toBe(REQUEST_MS - 1_000);
      expect(withinBudget(left)).toBe(REQUEST_MS - 1_000);
      expect(withinBudget(left, 2_000)).toBe(2_000);
    }));

  it('has time for an answer as long as there was no trouble, and no more when there was', () =>
    withinBudget(() => {
      pass(REQUEST_MS * 3);
      expect(left()).toBe(ANSWER_MS);
      budgetFor(REQUEST_MS).troubled = true;
      pass(ANSWER_MS + 1_000);
      expect(left()).toBe(-1_000);
    }));

  it('is a new one for each question where nobody set one, and after the request is over', () =>
    withinBudget((over) => {
      pass(5_000);
      over();
      expect(left()).toBe(REQUEST_MS);
    }));
});

import { AccountsUnavailable } from '#accounts';
import { problem, problemCodes, problemStatus } from '#contracts';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from '#event-store';
import { RuleBroken } from '#kernel';
import { CursorUnreadable, ReadStoreUnavailable, TooManyWaiting } from '#read-store';
import { problemOf } from './problem-of.ts';
import { Refused } from './refused.ts';

const seen = (error: unknown) => {
  const { status, code, retryAfter } = problemOf(error, 'c1');
  return [status, code, retryAfter];
};

describe('what an error is answered with', () => {
  it.each([
    [409, 'changed-meanwhile', new WrongExpectedRevision('cell-x', 3)],
    [409, 'stream-too-long', new AppendRefused('stream-too-long', {})],
    [413, 'body-too-large', new AppendRefused('event-too-large', {})],
    [400, 'cursor-unreadable', new CursorUnreadable()],
    [409, 'lap-time-withdrawn', new RuleBroken('lap-time-withdrawn')],
    [422, 'lap-time-hyphen', new RuleBroken('lap-time-hyphen')],
    [500, 'unexpected', new RuleBroken('a code that nobody has heard of')],
    [500, 'unexpected', new Error('a bug')],
    [500, 'unexpected', undefined],
  ])('%i %s', (status, code, error) => {
    expect(seen(error)).toEqual([status, code, undefined]);
  });

  it.each([
    ['store-unavailable', new EventStoreUnavailable('disk full')],
    ['store-unavailable', new AccountsUnavailable()],
    ['views-unavailable', new ReadStoreUnavailable('gone')],
    ['too-many-waiting', new TooManyWaiting()],
  ])('503 %s, with a time to ask again', (code, error) => {
    expect(seen(error)).toEqual([503, code, expect.any(Number)]);
  });

  it('says nothing of the cause of what was not foreseen', () => {
    expect(JSON.stringify(problemOf(new Error('password is hunter2'), 'c1'))).not.toContain('hunter2');
  });

  it('is a problem document for every code there is', () => {
    for (const code of problemCodes) {
      const answer = problem.parse(problemOf(new Refused(code), 'c1'));
      expect(answer).toMatchObject({ code, status: problemStatus(code), correlationId: 'c1' });
    }
  });
});

import { content } from '#test/a-round';
import { given } from '#test/projection-kit';
import type { RoundEvent } from '#domain';
import type { ActorId } from '#kernel';
import { roundHistory } from './round-history.projection.ts';

type Told = Parameters<typeof roundHistory.evolve>[1];
const of = { challengeId: 'alpine', round: 2 };
const event = (one: RoundEvent) => one as Told;
const submitted = event({
  type: 'RoundSubmitted',
  data: { ...of, submissionId: 's1', submittedBy: 'ann' as ActorId, content: content() },
});
const declined = event({
  type: 'RoundSubmissionDeclined',
  data: { ...of, submissionId: 's1', reason: 'car', textId: 'words' },
});

it('round-history says what happened, to whose submission, and why', () => {
  const at = '2026-01-01T00:00:00.000Z';
  given(roundHistory, [submitted, declined]).then('alpine|2', {
    submitters: { s1: 'ann' },
    changes: [
      { at, by: 'user-1', what: 'RoundSubmitted', about: 'ann', submissionId: 's1' },
      {
        at,
        by: 'user-1',
        what: 'RoundSubmissionDeclined',
        about: 'ann',
        submissionId: 's1',
        reason: 'car',
        textId: 'words',
      },
    ],
  });
});

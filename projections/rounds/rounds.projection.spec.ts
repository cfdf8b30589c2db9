import { content, hand } from '#test/a-round';
import { given } from '#test/projection-kit';
import type { RoundEvent } from '#domain';
import type { ActorId } from '#kernel';
import { roundsView } from './rounds.projection.ts';

const of = { challengeId: 'alpine', round: 2 };
const [ann, mod] = ['ann' as ActorId, 'mod' as ActorId];
const at = '2026-01-01T00:00:00.000Z';
const locked: RoundEvent = { type: 'RoundLocked', data: { ...of, by: ann, until: '2026-01-01T00:30:00.000Z' } };
const submitted: RoundEvent = {
  type: 'RoundSubmitted',
  data: { ...of, submissionId: 's1', submittedBy: ann, content: content() },
};

describe('rounds', () => {
  it('has what became of a round: who has it, what waits, what it is', () => {
    const doc = { ...of, submissions: [], filled: {}, since: at, submittedAt: {} };
    given(roundsView, [locked]).then('alpine|2', {
      ...doc,
      lock: { by: ann, until: '2026-01-01T00:30:00.000Z' },
      lockedBy: ann,
      lockedUntil: '2026-01-01T00:30:00.000Z',
    });
    const waiting = { submissionId: 's1', submittedBy: ann, content: content(), status: 'waiting', votes: [] } as const;
    given(roundsView, [locked, submitted]).then('alpine|2', {
      ...doc,
      submissions: [waiting],
      submittedAt: { s1: at },
    });
    const approved: RoundEvent = { type: 'RoundSubmissionApproved', data: { ...of, submissionId: 's1' } };
    const solved: RoundEvent = { type: 'RoundSolved', data: { ...of, by: mod, hand, rq: 250 } };
    given(roundsView, [locked, submitted, approved, solved]).then('alpine|2', {
      ...doc,
      submissions: [{ ...waiting, status: 'approved', replaced: {} }],
      filled: { content: content(), author: ann, submissionId: 's1', solution: { hand, rq: 250 } },
      solvedAt: 40,
      submittedAt: { s1: at },
    });
  });

  it('tells whoever looks at the challenge', () => {
    expect(roundsView.channel?.('a|b|12')).toBe('rounds:a|b');
  });
});

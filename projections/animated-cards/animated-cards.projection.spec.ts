import { given } from '#test/projection-kit';
import type { CarLoopEvent, CarLoopSubmitted } from '#domain';
import type { ActorId } from '#kernel';
import { animatedCardsView } from './animated-cards.projection.ts';

const one = { loopId: 'l1', carId: 'Mini_Cooper_S_1964' };
const data = { ...one, file: 'f1', width: 480, height: 300, submittedBy: 'ann' as ActorId };
const at = '2026-01-01T00:00:00.000Z';
const submitted: CarLoopSubmitted = { type: 'CarLoopSubmitted', data };
const approved: CarLoopEvent = { type: 'CarLoopApproved', data: one };
const reported: CarLoopEvent = {
  type: 'CarLoopReported',
  data: { ...one, fault: 'flashing', reportedBy: 'bob' as ActorId },
};
const declined: CarLoopEvent = { type: 'CarLoopDeclined', data: { ...one, reason: 'unclear', textId: 't1' } };
const hidden = { shown: false, shownAt: null, reason: null, textId: null } as const;
const sent = { ...data, ...hidden, submittedAt: at, status: 'pending', decidedAt: null } as const;
const shown = { ...sent, status: 'approved', decidedAt: at, shown: true, shownAt: at } as const;

describe('car-loops', () => {
  it('has a loop that waits, and what became of it', () => {
    given(animatedCardsView, [submitted]).then('l1', sent);
    given(animatedCardsView, [submitted, approved]).then('l1', shown);
    const refused = { ...sent, decidedAt: at, status: 'declined', reason: 'unclear', textId: 't1' } as const;
    given(animatedCardsView, [submitted, approved, declined]).then('l1', refused);
    const gone = { ...sent, decidedAt: at, status: 'withdrawn' } as const;
    given(animatedCardsView, [submitted, approved, { type: 'CarLoopWithdrawn', data: one }]).then('l1', gone);
    given(animatedCardsView, [submitted, declined, { type: 'CarLoopReopened', data: one }]).then('l1', sent);
  });

  it('shows one that was reported until somebody decides', () => {
    given(animatedCardsView, [submitted, approved, reported]).then('l1', {
      ...shown,
      status: 'reported',
      reason: 'flashing',
    });
    given(animatedCardsView, [submitted, approved, reported, approved]).then('l1', shown);
  });

  it('knows nothing of a loop that nobody sent', () => {
    given(animatedCardsView, [approved]).then('l1', undefined);
  });
});

import { given } from '#test/projection-kit';
import type { CellEvent, RulingStatus } from '#domain';
import type { ActorId } from '#kernel';
import { lapTimeSubmissions } from './lap-time-submissions.projection.ts';

const place = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00' };
const ann = 'ann' as ActorId;
const value = { kind: 'time', seconds: 74.5 } as const;
const none = { standing: { kind: 'none' } } as const;
const doubts = [{ kind: 'finish', expected: value }] as const;
const submitted = (more = {}): CellEvent => ({
  type: 'LapTimeSubmitted',
  data: { ...place, lapTimeId: 'a', value, submittedBy: ann, gameVersion: '26', source: 'typed', ...more },
});
const about = (
  type: 'LapTimeAccepted' | 'LapTimeRestored' | 'LapTimeWithdrawn',
  from?: RulingStatus,
  to?: RulingStatus,
): CellEvent =>
  ({
    type,
    data: {
      ...place,
      ...none,
      lapTimeId: 'a',
      by: 'mod',
      ...(from && to ? { faring: [{ lapTimeId: 'a', submittedBy: ann, from, to }] } : {}),
    },
  }) as CellEvent;
const hidden: CellEvent = {
  type: 'LapTimeHidden',
  data: { ...place, ...none, lapTimeId: 'a', by: 'mod' as ActorId, reason: 'misread' },
};
const down: CellEvent = {
  type: 'LapTimeVoted',
  data: {
    ...place,
    ...none,
    lapTimeId: 'a',
    by: 'bob' as ActorId,
    vote: 'down',
    reason: 'misread',
    weight: 0,
    formula: 1,
  },
};
const doc = (more = {}) => ({
  ...place,
  lapTimeId: 'a',
  value,
  by: 'ann',
  at: '2026-01-01T00:00:00.000Z',
  gameVersion: '26',
  saidAt: 10,
  fare: 'open' as const,
  withdrawn: false,
  downs: 0,
  dispute: 'none' as const,
  ...more,
});

describe('said times', () => {
  it('are no matter of dispute until something speaks against them', () => {
    given(lapTimeSubmissions, [submitted()]).then('a', doc());
  });

  it('are doubted by their figures until they are accepted', () => {
    given(lapTimeSubmissions, [submitted({ doubts })]).then('a', doc({ doubts, dispute: 'doubted' }));
    given(lapTimeSubmissions, [submitted({ doubts }), about('LapTimeAccepted', 'open', 'accepted')]).then(
      'a',
      doc({ doubts, fare: 'accepted', ruling: 'accepted' }),
    );
  });

  it('are disputed with the first vote against them, whatever it weighs', () => {
    const votes = [{ by: 'bob', vote: 'down', reason: 'misread', weight: 0 }];
    given(lapTimeSubmissions, [submitted(), down]).then('a', doc({ votes, downs: 1, dispute: 'disputed' }));
  });

  it('are hidden by a moderator, and restored', () => {
    given(lapTimeSubmissions, [submitted(), hidden]).then('a', doc({ ruling: 'hidden', dispute: 'hidden' }));
    given(lapTimeSubmissions, [submitted(), hidden, about('LapTimeRestored')]).then('a', doc());
  });

  it('stay with their author when withdrawn, and are disputed no more', () => {
    given(lapTimeSubmissions, [submitted({ doubts }), about('LapTimeWithdrawn')]).then(
      'a',
      doc({ doubts, withdrawn: true }),
    );
  });
});

import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import type { RecapActivity } from './recap-activity.ts';
import { recapActivities, type RecapActivityEvent } from './recap-activities.projection.ts';

const [ann, bob] = ['ann', 'bob'] as ActorId[] as [ActorId, ActorId];
const place = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00' };
const none = { standing: { kind: 'none' } } as const;
const value = { kind: 'time', seconds: 74.5 } as const;
const at = (day: string) => ({ meta: { at: `${day}T12:00:00.000Z`, commandId: `command ${day}` } });
const first = '2025-03-01T12:00:00.000Z';
const fact = (more: Partial<RecapActivity>): RecapActivity => ({
  by: 'ann',
  at: first,
  kind: 'time',
  carId: null,
  tune: null,
  trackCode: null,
  challengeId: null,
  round: null,
  value: null,
  subject: null,
  ups: [],
  void: null,
  ...more,
});
const submitted: CellEvent & object = {
  type: 'LapTimeSubmitted',
  data: { ...place, lapTimeId: 'a', value, submittedBy: ann, gameVersion: '26', source: 'typed' },
};
const voted = (vote: 'up' | 'down'): CellEvent => ({
  type: 'LapTimeVoted',
  data: { ...place, ...none, lapTimeId: 'a', by: bob, vote, weight: 1, formula: 1 },
});
const hidden: CellEvent = {
  type: 'LapTimeHidden',
  data: { ...place, ...none, lapTimeId: 'a', by: bob, reason: 'misread' },
};
const restored: CellEvent = { type: 'LapTimeRestored', data: { ...place, ...none, lapTimeId: 'a', by: bob } };
const withdrawn: CellEvent = { type: 'LapTimeWithdrawn', data: { ...place, ...none, lapTimeId: 'a' } };
const time = (more: Partial<RecapActivity> = {}) => fact({ ...place, value, ...more });
const said = { ...submitted, ...at('2025-03-01') };

describe('facts of a year', () => {
  it('are times, with who says that they are right, and votes of those who say it', () => {
    const up = { ...voted('up'), ...at('2025-03-02') };
    given(recapActivities, [said, up]).then('a', time({ ups: [{ by: 'bob', at: '2025-03-02T12:00:00.000Z' }] }));
    given(recapActivities, [said, up]).then(
      'a|bob',
      fact({ ...place, by: 'bob', kind: 'vote', at: '2025-03-02T12:00:00.000Z' }),
    );
    given(recapActivities, [said, up, { ...voted('down'), ...at('2025-03-03') }]).then('a', time());
  });

  it('wait to be honoured where their figures are doubted or their author has no confirmed address', () => {
    const { data, ...event } = said;
    const doubts = [{ kind: 'prediction', expected: value }] as const;
    const faring = [{ lapTimeId: 'a', submittedBy: ann, from: 'open', to: 'accepted' }] as const;
    const doubted = { ...event, data: { ...data, doubts } } as typeof said;
    const accepted: CellEvent = {
      type: 'LapTimeAccepted',
      data: { ...place, ...none, lapTimeId: 'a', by: bob, faring },
    };
    given(recapActivities, [doubted]).then('a', time({ waits: true }));
    given(recapActivities, [doubted, accepted]).then('a', time({ waits: true, fare: 'accepted' }));
    given(recapActivities, [{ ...event, data: { ...data, trust: 'unconfirmed' } } as typeof said]).then(
      'a',
      time({ waits: true }),
    );
  });

  it('count no more when they are taken back or hidden, and again when they are shown again', () => {
    const later = '2026-02-03T12:00:00.000Z';
    given(recapActivities, [said, { ...hidden, ...at('2026-02-03') }]).then(
      'a',
      time({ void: { at: later, why: 'hidden' } }),
    );
    given(recapActivities, [said, { ...hidden, ...at('2026-02-03') }, restored]).then('a', time());
    const gone = [said, { ...withdrawn, ...at('2026-02-03') }];
    given(recapActivities, gone).then('a', time({ void: { at: later, why: 'withdrawn' } }));
    given(recapActivities, [...gone, restored]).then('a', time({ void: { at: later, why: 'withdrawn' } }));
  });

  it('are decisions of moderators, one for a command, and none of jobs', () => {
    const byBob = { ...at('2025-04-01'), meta: { ...at('2025-04-01').meta, actor: bob } };
    const approved: RecapActivityEvent = {
      type: 'ReviewDeclined',
      data: { kind: 'round', itemId: 'a', submitters: [ann] },
    } as RecapActivityEvent;
    given(recapActivities, [
      { ...approved, ...byBob },
      { ...hidden, ...byBob },
    ]).then(
      'decided|command 2025-04-01',
      fact({ ...place, by: 'bob', kind: 'staff', subject: 'times', at: '2025-04-01T12:00:00.000Z' }),
    );
    // The subject of the decision, whichever of the two events is the last.
    given(recapActivities, [
      { ...hidden, ...byBob },
      { ...approved, ...byBob },
    ]).then(
      'decided|command 2025-04-01',
      fact({ by: 'bob', kind: 'staff', subject: 'times', at: '2025-04-01T12:00:00.000Z' }),
    );
    const byJob = { meta: { ...byBob.meta, actor: 'job:import-1' as ActorId } };
    given(recapActivities, [{ ...hidden, ...byJob }]).then('decided|command 2025-04-01', undefined);
  });

  it('are rounds, solutions and reviews; what is done again keeps its first day', () => {
    const of = { challengeId: 'cup', round: 3 };
    const round: RecapActivityEvent = {
      type: 'RoundSubmitted',
      data: { ...of, submissionId: 's', submittedBy: ann, content: { races: [] } },
    };
    const declined: RecapActivityEvent = {
      type: 'RoundSubmissionDeclined',
      data: { ...of, submissionId: 's', reason: 'track' },
    } as RecapActivityEvent;
    given(recapActivities, [{ ...round, ...at('2025-03-01') }]).then('s', fact({ ...of, kind: 'round' }));
    given(recapActivities, [
      { ...round, ...at('2025-03-01') },
      { ...declined, ...at('2025-03-05') },
    ]).then('s', fact({ ...of, kind: 'round', void: { at: '2025-03-05T12:00:00.000Z', why: 'declined' } }));
    const solved: RecapActivityEvent = { type: 'RoundSolved', data: { ...of, by: ann, hand: [], rq: 300 } };
    given(recapActivities, [
      { ...solved, ...at('2025-03-01') },
      { ...solved, ...at('2025-06-01') },
    ]).then('solved|cup|3', fact({ ...of, kind: 'solution' }));
    const wrote: RecapActivityEvent = { type: 'CarReviewWritten', data: { carId: 'Mini', author: ann, textId: 't' } };
    given(recapActivities, [
      { ...wrote, ...at('2025-03-01') },
      { ...wrote, ...at('2025-06-01') },
    ]).then('review|Mini|ann', fact({ kind: 'review', carId: 'Mini' }));
  });

  it('are solutions that stand: not those that a moderator reset, until that is undone, nor one that another replaced', () => {
    const of = { challengeId: 'cup', round: 3 };
    const solved = (by: ActorId) =>
      ({ type: 'RoundSolved', data: { ...of, by, hand: [], rq: 300, filledBy: ann } }) as const;
    const voided: RecapActivityEvent = { type: 'RoundSolutionsReset', data: { ...of, reason: 'wrong' } };
    const emptied: RecapActivityEvent = { type: 'RoundReset', data: { ...of, reason: 'wrong' } };
    const undone: RecapActivityEvent = { type: 'RoundResetUndone', data: of };
    const ofBob = { ...of, by: 'bob', kind: 'solution' } as const;
    const days = (...events: readonly RecapActivityEvent[]) =>
      events.map((event, n) => ({ ...event, ...at(`2025-03-0${n + 1}`) }));
    const on = (day: number) => `2025-03-0${day}T12:00:00.000Z`;
    const first = { ...ofBob, at: on(1) };
    for (const reset of [voided, emptied]) {
      const gone = { void: { at: on(2), why: 'declined' } } as const;
      given(recapActivities, days(solved(bob), reset)).then('solved|cup|3', fact({ ...first, ...gone }));
      given(recapActivities, days(solved(bob), reset)).then(
        'helped|cup|3',
        fact({ ...of, by: 'ann', kind: 'helped', at: on(1), ...gone }),
      );
      given(recapActivities, days(solved(bob), reset, undone)).then('solved|cup|3', fact(first));
      given(recapActivities, days(solved(bob), reset, solved(bob))).then('solved|cup|3', fact(first));
    }
    given(recapActivities, days(solved(bob), voided, emptied, undone)).then(
      'solved|cup|3',
      fact({ ...first, void: { at: on(2), why: 'withdrawn' } }),
    );
    given(recapActivities, days(solved(bob), solved(ann))).then(
      'solved|cup|3',
      fact({ ...of, kind: 'solution', at: on(2) }),
    );
    given(recapActivities, days(solved(bob), solved(ann))).then('helped|cup|3', undefined);
  });

  it('are copies on the day that their owner gives last, and none without a day', () => {
    const kept = (since: string | null): RecapActivityEvent => ({
      type: 'GarageCopiesKept',
      data: {
        owner: ann,
        copies: [{ copyId: 'c', carId: 'Mini', points: '996', since, won: 0, lost: 0, drawn: 0, locked: false }],
      },
    });
    const key = 'copy|ann|c';
    const car = (day: string) => fact({ kind: 'car', carId: 'Mini', at: `${day}T18:00:00.000Z` });
    given(recapActivities, [kept('2025-03-01T18')]).then(key, car('2025-03-01'));
    given(recapActivities, [kept('2025-03-01T18'), kept('2025-02-01T18')]).then(key, car('2025-02-01'));
    given(recapActivities, [kept('2025-03-01T18'), kept(null)]).then(key, undefined);
  });
});

import type { CellEvent, LapTimeSubmitted } from '#domain';
import type { ActorId } from '#kernel';
import { mayBeNews } from './may-be-news.ts';

const [slow, quick] = [
  { kind: 'time', seconds: 60.7 },
  { kind: 'time', seconds: 12.34 },
] as const;
const place = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', lapTimeId: 'a' };
const submitted = (more: Partial<LapTimeSubmitted['data']>): CellEvent => ({
  type: 'LapTimeSubmitted',
  data: { ...place, value: quick, submittedBy: 'ann' as ActorId, gameVersion: '26', source: 'typed', ...more },
});
const voted = (vote: 'up' | 'down', support?: 'doubted'): CellEvent => ({
  type: 'LapTimeVoted',
  data: {
    ...place,
    by: 'bob' as ActorId,
    vote,
    weight: 1,
    formula: 1,
    standing: quick,
    ...(support && { standingSupport: support }),
  },
});

describe('an event of a cell', () => {
  it.each<[string, CellEvent, boolean]>([
    ['was said before people were weighed', submitted({}), true],
    ['is of a member', submitted({ standing: quick, trust: 'member' }), true],
    ['is doubted', submitted({ standing: quick, standingSupport: 'doubted', trust: 'trusted' }), false],
    [
      'has no confirmed address',
      submitted({ standing: quick, standingSupport: 'unconfirmed', trust: 'unconfirmed' }),
      false,
    ],
    ['is of a new account', submitted({ standing: quick, standingSupport: 'unconfirmed', trust: 'new' }), true],
    ['stands beside what counts', submitted({ standing: slow, trust: 'unconfirmed' }), false],
    ['is confirmed by a vote', voted('up'), true],
    ['stays doubted after a vote', voted('up', 'doubted'), false],
    ['may have lost a record', voted('down', 'doubted'), true],
  ])('whose time %s is news of records: %#', (_what, event, isNews) => {
    expect(mayBeNews(event)).toBe(isNews);
  });
});

import { contributionYears, ContributionTallier, contributorsOf } from './contributions.ts';
import type { RecapActivity } from './recap-activity.ts';

const fact = (by: string, kind: RecapActivity['kind'], at: string, why?: 'hidden'): RecapActivity => ({
  by,
  at: `${at}T12:00:00.000Z`,
  kind,
  carId: null,
  tune: null,
  trackCode: null,
  challengeId: null,
  subject: null,
  round: null,
  value: null,
  ups: [],
  void: why ? { at: '2026-10-01T00:00:00.000Z', why } : null,
});
const tallied = (facts: readonly RecapActivity[]) => {
  const tallier = new ContributionTallier();
  for (const one of facts) tallier.add(one);
  return tallier.tally;
};
const everybody = { period: undefined, kind: undefined, isNamed: () => true };
const ranks = (of: ReturnType<typeof contributorsOf>) => of.map(({ by, total, rank }) => [by, total, rank]);

describe('times that are not settled', () => {
  const time = fact('ann', 'time', '2026-03-01');
  const totalOf = (more: Partial<RecapActivity>) =>
    contributorsOf(tallied([{ ...time, ...more }]), everybody)[0]?.total ?? 0;

  it.each<[number, Partial<RecapActivity>]>([
    [1, {}],
    [0, { waits: true }],
    [1, { waits: true, fare: 'accepted' }],
    [0, { fare: 'reversed' }],
  ])('count %i: %j', (total, more) => {
    expect(totalOf(more)).toBe(total);
  });
});

describe('contributors', () => {
  const tally = tallied([
    fact('ann', 'time', '2025-03-01'),
    fact('ann', 'time', '2026-03-01'),
    fact('ann', 'time', '2026-03-02', 'hidden'),
    fact('ann', 'vote', '2026-03-02'),
    fact('bob', 'round', '2026-03-01'),
    fact('bob', 'photo', '2026-11-01'),
    fact('cid', 'review', '2026-04-01'),
  ]);

  it('have what others have of them, and nothing that was hidden; equal ones share a rank', () => {
    expect(ranks(contributorsOf(tally, everybody))).toEqual([
      ['ann', 2, 1],
      ['bob', 2, 1],
      ['cid', 1, 3],
    ]);
    expect(contributorsOf(tally, everybody)[0]?.counts).toEqual({
      time: 2,
      round: 0,
      review: 0,
      photo: 0,
      template: 0,
    });
  });

  it('are counted in a year or a month, and by a kind', () => {
    expect(ranks(contributorsOf(tally, { ...everybody, period: '2025' }))).toEqual([['ann', 1, 1]]);
    expect(ranks(contributorsOf(tally, { ...everybody, period: '2026-03' }))).toEqual([
      ['ann', 1, 1],
      ['bob', 1, 1],
    ]);
    expect(ranks(contributorsOf(tally, { ...everybody, kind: 'review' }))).toEqual([['cid', 1, 1]]);
    expect(contributionYears(tally)).toEqual([2026, 2025]);
  });

  it('are without those who are not named, who hold no rank', () => {
    expect(ranks(contributorsOf(tally, { ...everybody, isNamed: (by) => by !== 'ann' }))).toEqual([
      ['bob', 2, 1],
      ['cid', 1, 2],
    ]);
  });
});

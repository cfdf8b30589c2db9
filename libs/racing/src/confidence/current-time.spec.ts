import { readFileSync } from 'node:fs';
import { currentTimeOf, supportsOfTimes } from './current-time.ts';
import { judged } from './judged.ts';
import { supports, voteWeights, WEIGHT_TO_CONFIRM } from './confidence.ts';
import { COST_OF_REVERSAL, NEW_FOR_DAYS, TRUSTED_FROM, trustLevelOf, trustOf } from './trust.ts';
import { trustLevels, type TrustLevel, type WeighedTime } from './weighed-time.ts';

const said = (lapTimeId: string, seconds: number, trust: TrustLevel, more: Partial<WeighedTime> = {}): WeighedTime => ({
  lapTimeId,
  submittedBy: `who said ${lapTimeId}`,
  value: { kind: 'time', seconds },
  gameVersion: '26',
  trust,
  ...more,
});
const voted = (vote: 'up' | 'down', ...weights: readonly number[]) => ({
  votes: weights.map((weight, n) => ({ by: `voter ${n}`, vote, weight })),
});
const current = (...times: readonly WeighedTime[]) => {
  const found = currentTimeOf(times);
  return found && [found.time.lapTimeId, found.support];
};

describe('the current time of a cell', () => {
  it.each<[string, readonly WeighedTime[], readonly [string, string] | undefined]>([
    ['nobody said one', [], undefined],
    ['a new account cannot replace a member’s', [said('a', 80, 'member'), said('b', 1, 'unconfirmed')], ['a', 'plain']],
    ['a member’s replaces an unconfirmed one', [said('a', 80, 'new'), said('b', 75, 'member')], ['b', 'plain']],
    ['a member’s stands beside another’s', [said('a', 80, 'member'), said('b', 75, 'member')], ['a', 'plain']],
    ['a trusted one counts at once', [said('a', 80, 'trusted'), said('b', 75, 'trusted')], ['b', 'trusted']],
    ['doubt outweighs trust', [said('a', 80, 'new'), said('b', 1, 'trusted', { doubted: true })], ['a', 'unconfirmed']],
    ['a doubted one is shown where it is all', [said('a', 1, 'new', { doubted: true })], ['a', 'doubted']],
    [
      'the same value from another settles it, and the first keeps the credit',
      [said('a', 80, 'member'), said('b', 75, 'unconfirmed'), said('c', 75, 'new')],
      ['b', 'supported'],
    ],
    [
      'a new account confirms no doubted one',
      [said('a', 80, 'new'), said('b', 1, 'new', { doubted: true }), said('c', 1, 'new', { doubted: true })],
      ['a', 'unconfirmed'],
    ],
    [
      'a member does',
      [said('a', 80, 'member'), said('b', 1, 'new', { doubted: true }), said('c', 1, 'member', { doubted: true })],
      ['b', 'supported'],
    ],
    [
      'an unconfirmed address confirms nothing',
      [said('a', 80, 'member'), said('b', 75, 'member'), said('c', 75, 'unconfirmed')],
      ['a', 'plain'],
    ],
    ['votes settle it', [said('a', 80, 'member'), said('b', 75, 'new', voted('up', 1, 1))], ['b', 'supported']],
    [
      'votes of new accounts do not',
      [said('a', 80, 'member'), said('b', 75, 'new', voted('up', 0, 0, 0))],
      ['a', 'plain'],
    ],
    ['votes dispute it', [said('a', 80, 'new'), said('b', 75, 'trusted', voted('down', 2))], ['a', 'unconfirmed']],
    [
      'a moderator outweighs votes',
      [said('a', 80, 'trusted'), said('b', 75, 'new', { ...voted('down', 2, 2), ruling: 'accepted' })],
      ['b', 'accepted'],
    ],
    [
      'what is hidden is none',
      [said('a', 80, 'new'), said('b', 75, 'trusted', { ruling: 'hidden' })],
      ['a', 'unconfirmed'],
    ],
    [
      'a person corrects their own',
      [said('a', 80, 'member', { submittedBy: 'ann' }), said('b', 75, 'member', { submittedBy: 'ann' })],
      ['b', 'plain'],
    ],
    [
      'but not with a worse one',
      [said('a', 80, 'member', { submittedBy: 'ann' }), said('b', 1, 'member', { submittedBy: 'ann', doubted: true })],
      ['a', 'plain'],
    ],
    [
      'a time of before the car drove otherwise gives way',
      [said('a', 80, 'trusted', { gameVersion: '24' }), said('b', 75, 'new', { drivesSince: '26' })],
      ['b', 'unconfirmed'],
    ],
  ])('%s', (_, times, wanted) => expect(current(...times)).toEqual(wanted));

  it('is what was said last where people were not weighed', () => {
    const { trust: _, ...first } = said('a', 80, 'new');
    const { trust: __, ...second } = said('b', 90, 'new');
    expect(current(first, second)).toEqual(['b', 'trusted']);
  });

  it('keeps one vote a person', () => {
    const vote = (kind: 'up' | 'down') =>
      ({ type: 'LapTimeVoted', data: { lapTimeId: 'a', by: 'bob', vote: kind, weight: 2 } }) as const;
    const times = judged(judged([said('a', 80, 'member')], vote('up')), vote('down'));
    expect(times[0]?.votes).toHaveLength(1);
    expect(supportsOfTimes(times)).toEqual(['disputed']);
  });
});

describe('trust', () => {
  const person = { accepted: 0, reversed: 0, confirmed: true, days: 30, staff: false };

  it('grows with what is accepted and falls with what is reversed', () => {
    expect(trustOf({ accepted: 5, reversed: 0 })).toBe(TRUSTED_FROM);
    expect(trustOf({ accepted: 9, reversed: 1 })).toBe(TRUSTED_FROM);
    expect(trustOf({ accepted: 8, reversed: 1 })).toBeLessThan(TRUSTED_FROM);
  });

  it.each<[TrustLevel, Partial<typeof person>]>([
    ['unconfirmed', { confirmed: false, accepted: 50 }],
    ['new', { days: 6.9 }],
    ['new', { accepted: 1, reversed: 2 }],
    ['member', {}],
    ['trusted', { accepted: 5, days: 1 }],
    ['trusted', { staff: true, confirmed: false }],
  ])('makes a person %s: %j', (level, facts) => expect(trustLevelOf({ ...person, ...facts })).toBe(level));
});

describe('docs/current-time.md', () => {
  const page = readFileSync(new URL('../../../../docs/current-time.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+)` +\|.*\| (\d) +\|$/gm)].map(([, name, figure]) => [
    name,
    Number(figure),
  ]);

  it('says in which order support ranks', () => {
    const ranks = new Map(rows.slice(0, supports.length) as [string, number][]);
    const ranked = supports.map((support) => ranks.get(support) ?? 0);
    expect(ranked).toEqual([1, 2, 2, 3, 4, 5, 6]);
    expect(supports[1]).toBe('supported');
    expect(supports[2]).toBe('trusted');
  });

  it('says what votes weigh and what trust takes', () => {
    expect(rows.slice(supports.length)).toEqual(trustLevels.toReversed().map((level) => [level, voteWeights[level]]));
    expect(page).toContain(`by ${WEIGHT_TO_CONFIRM} or more`);
    expect(page).toContain(`accepted / (accepted + ${COST_OF_REVERSAL} × reversed + 5)`);
    expect(page).toContain(`account of ${NEW_FOR_DAYS} days`);
  });
});

import type { ActorId } from '#kernel';
import { countsAsContributor, hasTier, limitOn, limitsAt, tierAt } from './tier-and-limits.ts';

const patron = { tier: 3, paidThrough: '2026-03-31' } as const;
const during = '2026-03-31T23:59:59.999Z';
const after = '2026-04-01T00:00:00.000Z';

describe('a patron tier', () => {
  it.each([
    [0, [false, false, false, false, false]],
    [1, [true, true, true, true, true]],
    [3, [false, false, true, true, true]],
    [5, [false, false, false, false, true]],
  ] as const)('%i is "tier n or higher" for these n from 1 to 5: %j', (tier, expected) => {
    expect(([1, 2, 3, 4, 5] as const).map((n) => hasTier({ tier, paidThrough: null }, n, during))).toEqual(expected);
  });

  it('lasts to the end of the day it is paid through', () => {
    expect([tierAt(patron, during), hasTier(patron, 3, during)]).toEqual([3, true]);
    expect([tierAt(patron, after), hasTier(patron, 3, after)]).toEqual([0, false]);
  });
});

describe('a limit', () => {
  const limited = { limits: { 'lap-times': { until: after, reasonCode: 'wrong-times' } } } as const;
  const barred = { limits: { everything: { until: null, reasonCode: 'abuse' } } } as const;

  it('holds until its end, or without one for good', () => {
    expect(limitsAt(limited, during)).toEqual([{ what: 'lap-times', until: after, reasonCode: 'wrong-times' }]);
    expect(limitsAt(limited, after)).toEqual([]);
    const limit = { until: null, reasonCode: 'spam', givenBy: 'mod' as ActorId } as const;
    expect(limitsAt({ limits: { everything: limit } }, during)).toEqual([
      { what: 'everything', until: null, reasonCode: 'spam' },
    ]);
    expect(limitsAt(barred, '2099-01-01T00:00:00.000Z')).toHaveLength(1);
  });

  it('on everything is one on lap times too, not the other way round', () => {
    expect(limitOn(barred, 'lap-times', during)).toMatchObject({ what: 'everything' });
    expect(limitOn(limited, 'everything', during)).toBeUndefined();
  });

  it('takes its contributions off the boards as long as it holds', () => {
    expect([limited, barred, { limits: {} }].map((of) => countsAsContributor(of, during))).toEqual([
      false,
      false,
      true,
    ]);
    expect(countsAsContributor(limited, after)).toBe(true);
  });
});

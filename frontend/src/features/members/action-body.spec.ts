import { memberActionBody, memberActions } from '#contracts';
import { actionBody } from './action-body.ts';

const reason = { code: 'trusted', text: ' ok ' } as const;
const choice = { reason, tier: 3, what: 'lap-times', lastDay: '2026-12-31' } as const;

describe('the body of an act', () => {
  it.each(memberActions)('%s has the shape that the server takes', (act) => {
    expect(memberActionBody.parse(actionBody(act, choice))).toMatchObject({
      act,
      reason: { code: 'trusted', text: 'ok' },
    });
  });

  it('lacks its reason before one is chosen', () => {
    const body = actionBody('limit-account', { ...choice, reason: { code: undefined, text: 'ok' } });
    expect(memberActionBody.safeParse(body).error?.issues.map(({ path }) => path.join('.'))).toEqual(['reason.code']);
  });

  it('lasts to the end of the last day, and without one for good', () => {
    expect(actionBody('limit-account', choice)).toMatchObject({ until: '2026-12-31T23:59:59.999Z' });
    expect(actionBody('change-patron-tier', { ...choice, lastDay: '' })).toMatchObject({ paidThrough: null });
    expect(actionBody('change-patron-tier', { ...choice, tier: 0 })).toMatchObject({ paidThrough: null });
  });
});

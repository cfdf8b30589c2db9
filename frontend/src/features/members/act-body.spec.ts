import { memberActBody, memberActs } from '#contracts';
import { actBody } from './act-body.ts';

const choice = { reason: 'trusted', text: ' ok ', tier: 3, what: 'lap-times', lastDay: '2026-12-31' } as const;

describe('the body of an act', () => {
  it.each(memberActs)('%s has the shape that the server takes', (act) => {
    expect(memberActBody.parse(actBody(act, choice))).toMatchObject({ act, reason: { code: 'trusted', text: 'ok' } });
  });

  it('is none before a reason is chosen', () => {
    expect(actBody('limit-account', { ...choice, reason: undefined })).toBeUndefined();
  });

  it('lasts to the end of the last day, and without one for good', () => {
    expect(actBody('limit-account', choice)).toMatchObject({ until: '2026-12-31T23:59:59.999Z' });
    expect(actBody('change-patron-tier', { ...choice, lastDay: '' })).toMatchObject({ paidThrough: null });
    expect(actBody('change-patron-tier', { ...choice, tier: 0 })).toMatchObject({ paidThrough: null });
  });
});

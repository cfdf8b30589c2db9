import { queueKindNames } from '#domain';
import type { ActorId } from '#kernel';
import { closingOf } from './closing-of-kinds.ts';

const zeb = 'zeb' as ActorId;
const item = (kind: (typeof queueKindNames)[number], itemId: string, of: object) => ({
  kind,
  itemId,
  submitters: [],
  ...of,
});
const closedBy = (kind: (typeof queueKindNames)[number], itemId: string, of: object) => {
  const closing = closingOf(item(kind, itemId, of), zeb, '2026-03-01T12:00:00.000Z');
  return closing && [closing.constructor.name, closing.meta.actor];
};

describe('what waits of a person who is erased', () => {
  it('is taken back where it is their words or pictures, and goes on where it is facts', () => {
    const closed = queueKindNames.map((kind) => [
      kind,
      closedBy(kind, 'a|b|c', { submitters: [zeb] })?.join(' by ') ?? 'stays',
    ]);
    expect(Object.fromEntries(closed)).toEqual({
      template: 'RemoveTemplate by zeb',
      'car-photo': 'WithdrawCarPhoto by zeb',
      'car-loop': 'WithdrawCarLoop by zeb',
      group: 'CloseGroup by zeb',
      translation: 'WithdrawTranslation by zeb',
      appeal: 'RejectAppeal by system:erasure',
      'car-review': 'stays',
      report: 'stays',
      'lap-time': 'stays',
      round: 'stays',
      'pending-car': 'stays',
      'import-row': 'stays',
    });
  });

  it('is closed where it is about them, and what they said of others stays', () => {
    expect(closedBy('report', 'r', { owner: zeb })).toEqual(['DismissReport', 'system:erasure']);
    expect(closedBy('car-review', 'a|zeb', {})).toEqual(['RemoveCarReview', 'zeb']);
    expect(closedBy('report', 'r', { owner: 'ann', submitters: [zeb] })).toBeUndefined();
    expect(closedBy('car-review', 'a|ann', { submitters: [zeb] })).toBeUndefined();
    expect(closedBy('template', 't', { submitters: ['ann'] })).toBeUndefined();
  });
});

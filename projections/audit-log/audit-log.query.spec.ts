import { filledView } from '#test/filled-view';
import { auditLog } from './audit-log.projection.ts';
import type { AuditLogDoc } from './audit-entry.ts';
import { logPage } from './audit-log.query.ts';

const doc = (at: string, more: Partial<AuditLogDoc> = {}): AuditLogDoc => ({
  id: at,
  kind: 'car',
  itemId: 'Mini',
  act: 'corrected',
  actor: 'ann',
  at,
  reason: null,
  ...more,
});
const docs = [
  doc('2026-01-01T00:00:00.000Z'),
  doc('2026-01-02T00:00:00.000Z', { actor: 'bob' }),
  doc('2026-01-03T00:00:00.000Z', { act: 'retired' }),
  doc('2026-01-04T00:00:00.000Z', { kind: 'group', act: 'approved', actor: 'bob' }),
];

describe('a page of the log', () => {
  let filled: Awaited<ReturnType<typeof filledView<never, AuditLogDoc>>>;
  beforeAll(async () => {
    filled = await filledView(
      auditLog as never,
      docs.map((one, at) => ({ key: `${one.kind}|${at}`, doc: one })),
    );
  });
  afterAll(() => filled.stop());
  const days = async (asked: object) =>
    (await logPage(filled.view, { limit: 10, ...asked })).items.map(({ doc: { at } }) => Number(at.slice(8, 10)));

  it('is served by an index, newest first, however it is narrowed', async () => {
    expect(await days({})).toEqual([4, 3, 2, 1]);
    expect(await days({ kind: 'car' })).toEqual([3, 2, 1]);
    expect(await days({ kind: 'car', act: 'corrected' })).toEqual([2, 1]);
    expect(await days({ actor: 'bob' })).toEqual([4, 2]);
    expect(await days({ actor: 'bob', kind: 'group' })).toEqual([4]);
    expect(await days({ actor: 'bob', kind: 'car', act: 'corrected' })).toEqual([2]);
    expect(await days({ from: '2026-01-02T00:00:00.000Z', to: '2026-01-03T00:00:00.000Z' })).toEqual([3, 2]);
  });

  it('goes on behind the one before it', async () => {
    const { next } = await logPage(filled.view, { limit: 3 });
    expect(await days({ after: next })).toEqual([1]);
  });
});

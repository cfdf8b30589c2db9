import { filledView } from '#test/filled-view';
import { lastDone, openOperations, operationsPage } from './operations.query.ts';
import { type OperationDoc, operationsView } from './operations.projection.ts';

const doc = (operationId: string, more: Partial<OperationDoc> = {}): OperationDoc => ({
  operationId,
  act: 'backup',
  target: null,
  by: 'system:ops',
  reason: 'routine',
  begunAt: `2026-01-0${operationId}T00:00:00.000Z`,
  status: 'ended',
  endedAt: `2026-01-0${operationId}T00:01:00.000Z`,
  outcome: 'done',
  figures: {},
  ...more,
});
const docs = [
  doc('1'),
  doc('2'),
  doc('3', { outcome: 'failed' }),
  doc('4', { act: 'drill' }),
  doc('5', { act: 'drill', outcome: 'wrong' }),
  doc('6', { act: 'rebuild', status: 'paused', endedAt: null, outcome: null }),
];

describe('operations', () => {
  let filled: Awaited<ReturnType<typeof filledView<never, OperationDoc>>>;
  beforeAll(async () => {
    filled = await filledView(
      operationsView as never,
      docs.map((one) => ({ key: one.operationId, doc: one })),
    );
  });
  afterAll(() => filled.stop());

  it('are listed newest first, page by page', async () => {
    const first = await operationsPage(filled.view, { limit: 4 });
    expect(first.items.map(({ operationId }) => operationId)).toEqual(['6', '5', '4', '3']);
    const rest = await operationsPage(filled.view, { limit: 4, after: first.next! });
    expect(rest.items.map(({ operationId }) => operationId)).toEqual(['2', '1']);
  });

  it('tell the last that was done, also where it found something wrong, but not one that failed', async () => {
    expect((await lastDone(filled.view, 'backup'))?.operationId).toBe('2');
    expect((await lastDone(filled.view, 'drill'))?.operationId).toBe('5');
    expect(await lastDone(filled.view, 'restore')).toBeUndefined();
  });

  it('that are not over are found', async () => {
    expect((await openOperations(filled.view)).map(({ operationId }) => operationId)).toEqual(['6']);
  });
});

import { given } from '#test/projection-kit';
import { filledView } from '#test/filled-view';
import type { CatalogueImportEvent } from '#domain';
import { type ImportDoc, imports } from './imports.projection.ts';
import { importsPage } from './imports.query.ts';

const importId = '2026-2';
const at = '2026-01-01T00:00:00.000Z';
const planned: CatalogueImportEvent = {
  type: 'RqSheetPlanned',
  data: { importId, fileHash: 'aa', fileBytes: 10, gameVersion: '26' },
};
const counts = { added: 0, changed: 3, unchanged: 1 };
const advanced: CatalogueImportEvent = { type: 'ImportAdvanced', data: { importId, lines: 5, ...counts } };
const open: CatalogueImportEvent = {
  type: 'ImportRowLeftOpen',
  data: { importId, row: 7, name: 'Golf', brand: 'VW', year: 1976, rq: 31, candidates: [] },
};
const settled: CatalogueImportEvent = {
  type: 'ImportRowSettled',
  data: { importId, row: 7, carId: null, reason: 'not-in-catalogue' },
};
const doc = (changes: Partial<ImportDoc>): ImportDoc => ({
  importId,
  kind: 'rq-sheet',
  gameVersion: '26',
  by: 'user-1',
  status: 'running',
  startedAt: at,
  changedAt: at,
  lines: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  retired: 0,
  openRows: 0,
  settledRows: 0,
  undone: null,
  ...changes,
});

describe('imports', () => {
  it('tells how far an import is, and how many rows wait for somebody', () => {
    given(imports, [planned, advanced, open]).then(importId, doc({ lines: 5, ...counts, openRows: 1 }));
    given(imports, [planned, advanced, open, settled]).then(importId, doc({ lines: 5, ...counts, settledRows: 1 }));
    const reopened: CatalogueImportEvent = { type: 'ImportRowReopened', data: { importId, row: 7 } };
    given(imports, [planned, advanced, open, settled, reopened]).then(
      importId,
      doc({ lines: 5, ...counts, openRows: 1 }),
    );
  });

  it('tells that it was undone', () => {
    given(imports, [planned, { type: 'ImportRollBackBegun', data: { importId } }]).then(
      importId,
      doc({ status: 'rolling-back', undone: { by: 'user-1', at, cars: 0, kept: 0 } }),
    );
    const begun: CatalogueImportEvent = { type: 'ImportRollBackBegun', data: { importId } };
    given(imports, [planned, begun, { type: 'ImportRolledBack', data: { importId, undone: 3, kept: 1 } }]).then(
      importId,
      doc({ status: 'rolled-back', undone: { by: 'user-1', at, cars: 3, kept: 1 } }),
    );
  });

  it('is listed with the newest first', async () => {
    const of = (id: string, startedAt: string) => ({ key: id, doc: doc({ importId: id, startedAt }) });
    const { view, stop } = await filledView<never, ImportDoc>(imports as never, [
      of('2026-1', '2026-01-01T00:00:00.000Z'),
      of('2026-2', '2026-02-01T00:00:00.000Z'),
    ]);
    const first = await importsPage(view, { limit: 1 });
    const rest = await importsPage(view, { limit: 5, after: first.next ?? '' });
    expect([...first.items, ...rest.items].map((item) => item.importId)).toEqual(['2026-2', '2026-1']);
    await stop();
  });
});

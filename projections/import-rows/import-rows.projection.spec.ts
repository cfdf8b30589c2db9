import { given } from '#test/projection-kit';
import type { ImportRowLeftOpen, ImportRowReopened, ImportRowSettled } from '#domain';
import { importRowsView } from './import-rows.projection.ts';

const row = { importId: '2026-2', row: 7, name: 'Golf', brand: 'VW', year: 1976, rq: 31, candidates: ['A_1'] };
const open: ImportRowLeftOpen = { type: 'ImportRowLeftOpen', data: row };
const settled: ImportRowSettled = {
  type: 'ImportRowSettled',
  data: { importId: '2026-2', row: 7, carId: 'A_1', reason: 'same-car' },
};

describe('import-rows', () => {
  it('has a row that waits, and then who decided what', () => {
    given(importRowsView, [open]).then('2026-2|7', { ...row, open: true, settled: null });
    const at = '2026-01-01T00:00:00.000Z';
    given(importRowsView, [open, settled]).then('2026-2|7', {
      ...row,
      open: false,
      settled: { carId: 'A_1', newCar: null, reason: 'same-car', textId: null, by: 'user-1', at },
    });
  });

  it('has a row that waits again', () => {
    const reopened: ImportRowReopened = { type: 'ImportRowReopened', data: { importId: '2026-2', row: 7 } };
    given(importRowsView, [open, settled, reopened]).then('2026-2|7', { ...row, open: true, settled: null });
  });
});

import { aCar } from '#test/a-car';
import { by, given } from '#test/decision-kit';
import type { CarState } from '../car/car.state.ts';
import type { CatalogueImportEvent } from './catalogue-import.events.ts';
import { importRows, type ImportRows } from './import-rows.state.ts';
import { MarkRowsUnresolved, markRowsUnresolved, MAX_OPEN_ROWS } from './mark-rows-unresolved.ts';
import { ReopenImportRow, reopenImportRow } from './reopen-import-row.ts';
import { SettleImportRow, settleImportRow } from './settle-import-row.ts';

const importId = '2026-2';
const sheet = { importId, fileHash: 'aa', fileBytes: 10, gameVersion: '26' };
const planned: CatalogueImportEvent = { type: 'RqSheetPlanned', data: sheet };
const opened = (row: number): CatalogueImportEvent => ({
  type: 'ImportRowLeftOpen',
  data: { importId, row, name: 'Golf', brand: 'VW', year: 1976, rq: 30, candidates: ['A_1', 'B_2'] },
});
const settled: CatalogueImportEvent = {
  type: 'ImportRowSettled',
  data: { importId, row: 7, carId: 'A_1', reason: 'same-car' },
};

const released: CarState = { status: 'released', car: aCar(), source: 'import', timeline: [] };

const settle = (row: number, role: 'moderator' | 'admin' | 'none' = 'moderator', meant: CarState = released) => {
  const meta = { ...by('ann'), ...(role === 'none' ? {} : { role }) };
  const command = new SettleImportRow({ importId, row, carId: 'A_1', reason: 'same-car' }, meta);
  return (state: ImportRows) => settleImportRow(command, state, { meant });
};
const reopened: CatalogueImportEvent = { type: 'ImportRowReopened', data: { importId, row: 7 } };
const reopen = (row: number, role?: 'moderator') => {
  const command = new ReopenImportRow({ importId, row }, { ...by('ann'), ...(role && { role }) });
  return (state: ImportRows) => reopenImportRow(command, state);
};
const leave = (...rows: number[]) => {
  const command = new MarkRowsUnresolved(
    {
      importId,
      rows: rows.map((row) => ({ row, name: 'Golf', brand: 'VW', year: 1976, rq: 30, candidates: ['A_1', 'B_2'] })),
    },
    by('system:ops'),
  );
  return (state: ImportRows) => markRowsUnresolved(command, state);
};

describe('settle-import-row', () => {
  it('says which car an open row means', () => {
    given(importRows, [planned, opened(7)])
      .when(settle(7))
      .then([settled]);
  });

  it('is for moderators and admins', () => {
    given(importRows, [planned, opened(7)])
      .when(settle(7, 'admin'))
      .then([settled]);
    given(importRows, [planned, opened(7)])
      .when(settle(7, 'none'))
      .thenBroken('not-allowed');
  });

  it('is refused for a car that is not offered, before anything is said of the row', () => {
    given(importRows)
      .when(settle(7, 'moderator', { status: 'unknown' }))
      .thenBroken('car-unknown', { carId: 'A_1' });
    const pending: CarState = { status: 'pending', gameVersion: '26', facts: aCar() };
    given(importRows, [planned, opened(7)])
      .when(settle(7, 'moderator', pending))
      .thenBroken('car-unknown');
    given(importRows, [planned, opened(7)])
      .when(settle(7, 'moderator', { ...released, status: 'retired' }))
      .thenBroken('car-retired', { carId: 'A_1' });
  });

  it('is refused for a row that is not open, or is settled, and when all is rolled back', () => {
    given(importRows).when(settle(7)).thenBroken('import-unknown', { importId, row: 7 });
    given(importRows, [planned, opened(7)])
      .when(settle(8))
      .thenBroken('import-row-unknown');
    given(importRows, [planned, opened(7), settled])
      .when(settle(7))
      .thenBroken('import-row-settled');
    given(importRows, [planned, opened(7), { type: 'ImportRollBackBegun', data: { importId } }])
      .when(settle(7))
      .thenBroken('import-rolled-back');
  });
});

describe('a row that means a new car', () => {
  const newCar = { carId: 'Golf_1976', name: 'Golf', brand: 'VW', year: 1976 };
  const settleAsNew = (meant: CarState, car = newCar) => {
    const data = { importId, row: 7, carId: null, newCar: car, reason: 'not-in-catalogue' } as const;
    const command = new SettleImportRow(data, { ...by('ann'), role: 'moderator' });
    return (state: ImportRows) => settleImportRow(command, state, { meant });
  };

  it('says so', () => {
    given(importRows, [planned, opened(7)])
      .when(settleAsNew({ status: 'unknown' }))
      .then([
        { type: 'ImportRowSettled', data: { importId, row: 7, carId: null, newCar, reason: 'not-in-catalogue' } },
      ]);
  });

  it('is refused where that car could not be added', () => {
    given(importRows, [planned, opened(7)])
      .when(settleAsNew(released))
      .thenBroken('car-already-released');
    given(importRows, [planned, opened(7)])
      .when(settleAsNew({ status: 'unknown' }, { ...newCar, year: 1500 }))
      .thenBroken('car-invalid');
  });
});

describe('reopen-import-row', () => {
  it('lets a settled row wait again, which may then be settled otherwise', () => {
    given(importRows, [planned, opened(7), settled])
      .when(reopen(7, 'moderator'))
      .then([reopened]);
    given(importRows, [planned, opened(7), settled, reopened])
      .when(settle(7))
      .then([settled]);
  });

  it('is refused to others, of a row that waits or is none, and when all is rolled back', () => {
    given(importRows, [planned, opened(7), settled])
      .when(reopen(7))
      .thenBroken('not-allowed');
    given(importRows, [planned, opened(7)])
      .when(reopen(7, 'moderator'))
      .thenBroken('import-row-open');
    given(importRows, [planned, opened(7), settled])
      .when(reopen(8, 'moderator'))
      .thenBroken('import-row-unknown');
    given(importRows, [planned, opened(7), settled, { type: 'ImportRollBackBegun', data: { importId } }])
      .when(reopen(7, 'moderator'))
      .thenBroken('import-rolled-back');
  });

  it('is open to others, however often somebody has done it', () => {
    const often = Array.from({ length: 600 }, () => [settled, reopened]).flat();
    given(importRows, [planned, opened(7), opened(8), ...often, settled])
      .when(reopen(7, 'moderator'))
      .then([reopened]);
  });
});

describe('mark-rows-unresolved', () => {
  it('leaves each row open once', () => {
    given(importRows, [planned, opened(7)])
      .when(leave(7, 8))
      .then([opened(8)]);
    given(importRows, [planned, opened(7), settled])
      .when(leave(7))
      .then([]);
  });

  it('leaves no more than fit', () => {
    const many = Array.from({ length: MAX_OPEN_ROWS }, (_, n) => opened(n + 100));
    given(importRows, [planned, ...many])
      .when(leave(7))
      .then([]);
  });
});

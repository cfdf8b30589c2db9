import {
  type CatalogueImport,
  type ImportRow,
  imports,
  type ImportUndoing,
  type SettleImportRowBody,
} from '#contracts';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';

const at = '2026-11-22T12:00:00.000Z';
const by = { userId: 'user-1', name: 'mira' };

const undoing: ImportUndoing['cars'] = [
  { carId: 'Twin_B', did: [], changes: {}, kept: [{ what: 'rq', by: { userId: 'user-2', name: 'tomas' } }] },
  { carId: 'Twin_A', did: ['revised'], changes: { rq: [76, 75] }, kept: [] },
];

/** A server with one import of a sheet, whose rows staff resolve and undo. */
export class FakeImports extends FakeApi {
  override mod = true;
  readonly settlings: (SettleImportRowBody & { row: number })[] = [];
  about: CatalogueImport = {
    importId: '2026-2',
    kind: 'rq-sheet',
    gameVersion: '26',
    by: null,
    status: 'finished',
    startedAt: at,
    changedAt: at,
    lines: 9,
    added: 0,
    changed: 5,
    unchanged: 1,
    refused: 1,
    retired: 0,
    openRows: 1,
    settledRows: 0,
    undone: null,
  };
  #row: ImportRow = {
    row: 7,
    name: 'Twin',
    brand: 'Brandt',
    year: 1999,
    rq: 76,
    candidates: ['Twin_A', 'Twin_B'],
    settled: null,
    version: 3,
    allowed: ['settle-import-row'],
  };

  override handlers() {
    return [...this.#questions(), ...this.#acts(), ...super.handlers()];
  }

  #questions() {
    const position = () => this.position;
    return [
      this.on(imports.list, () => (this.mod ? { items: [this.about] } : new Refusal('not-allowed')), position),
      this.on(
        imports.one,
        ({ query: { rows } }) => ({
          import: this.about,
          refusals: [
            { line: 4, reason: 'rq "many" is not a number' },
            { line: 5, reason: 'car-unknown' },
          ],
          rows: (this.#row.settled !== null) === (rows === 'settled') ? [this.#row] : [],
          allowed: this.about.status === 'finished' ? ['begin-roll-back' as const] : [],
        }),
        position,
      ),
      this.on(imports.undoing, ({ params: { importId } }) => ({ importId, undone: 2, kept: 1, cars: undoing })),
    ];
  }

  #acts() {
    return [
      this.on(imports.settleRow, ({ params: { row }, body }) => {
        this.settlings.push({ ...body, row: Number(row) });
        const { newCar, reason } = body;
        const carId = body.carId === 'none' ? null : body.carId;
        const added = newCar ? { carId: 'New_1999', ...newCar } : null;
        const settled = { carId, newCar: added, reason: reason.code, text: null, by, at };
        this.#row = { ...this.#row, settled, allowed: ['reopen-import-row'] };
        return this.#written({ openRows: 0, settledRows: 1 });
      }),
      this.on(imports.reopenRow, () => {
        this.#row = { ...this.#row, settled: null, allowed: ['settle-import-row'] };
        return this.#written({ openRows: 1, settledRows: 0 });
      }),
      this.on(imports.undo, () => this.#written({ status: 'rolled-back', undone: { by, at, cars: 2, kept: 1 } })),
    ];
  }

  #written(changes: Partial<CatalogueImport>) {
    this.about = { ...this.about, ...changes };
    this.position += 1;
    return { id: '2026-2', position: this.position, views: ['imports', 'import-rows'] };
  }
}

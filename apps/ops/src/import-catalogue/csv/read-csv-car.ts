import type { CarIdentity } from '#imports';
import type { CarAttributes } from '#domain';
import { carClassOf, parseCarAlias } from '#racing';
import { cellsOf } from '#tables';
import { type CarLine, type CarReader, judgedCar } from '../read-car-line.ts';
import { unreadable } from '../refusal.ts';
import { type CarField, unknownFields } from './columns.ts';
import type { CsvTable } from './csv-table.ts';
import { FieldUnreadable, isEmpty, readFlag, readList, readNumber, readText, readEnum } from './read-field.ts';

/** Reads rows of a CSV file; a row without an id is identified by its brand, name and year. */
export const csvCarReader =
  (table: CsvTable, identity: CarIdentity): CarReader =>
  (text) => {
    const cells = cellsOf(text, table.separator);
    if (!cells) return unreadable('quote-broken', 'a quote is not closed on this line, or stands inside a cell');
    if (cells.length !== table.headers.length)
      return unreadable('columns-wrong', `${cells.length} columns, where the header has ${table.headers.length}`);
    try {
      return identified(new Row(cells, table), identity);
    } catch (error) {
      if (!(error instanceof FieldUnreadable)) throw error;
      return unreadable(error.code, error.message);
    }
  };

const identified = (row: Row, identity: CarIdentity): CarLine => {
  const car = row.car();
  const aliases = row.aliases();
  const unsaid = row.unsaid();
  const given = row.text('id');
  if (!isEmpty(given)) return judgedCar(given, car, aliases, unsaid);
  const { ids, made } = identity(car);
  if (ids.length > 1)
    return unreadable('ambiguous', `${ids.length} cars have this brand, name and year: ${ids.join(', ')}`);
  return judgedCar(ids[0] ?? made, car, aliases, unsaid);
};

class Row {
  readonly #cells: readonly string[];
  readonly #table: CsvTable;

  constructor(cells: readonly string[], table: CsvTable) {
    this.#cells = cells;
    this.#table = table;
  }

  text(field: CarField): string {
    const column = this.#table.columns[field];
    return column ? (this.#cells[column.at] ?? '') : '';
  }

  aliases(): readonly string[] {
    const given = (['guid', 'number'] as const).filter((field) => !isEmpty(this.text(field)));
    return given.map((field) => {
      const alias = parseCarAlias(this.text(field));
      if (alias === undefined) throw new FieldUnreadable('word-unknown', `${field}: ${this.text(field)} is none`);
      return alias;
    });
  }

  unsaid(): readonly (keyof CarAttributes)[] {
    return unknownFields.filter((field) => !this.#table.columns[field]);
  }

  car(): CarAttributes {
    const rq = this.#number('rq');
    const text = (field: CarField) => readText(this.text(field), field);
    return {
      name: text('name'),
      brand: text('brand'),
      year: this.#number('year'),
      country: text('country').toUpperCase(),
      class: isEmpty(this.text('class')) ? carClassOf(rq) : readEnum(this.text('class'), 'class'),
      rq,
      tyre: readEnum(this.text('tyre'), 'tyre'),
      drive: readEnum(this.text('drive'), 'drive'),
      clearance: readEnum(this.text('clearance'), 'clearance'),
      body: readList(text('body')).map((item) => readEnum(item, 'body')),
      seats: this.#maybe('seats'),
      fuel: readEnum(this.text('fuel'), 'fuel'),
      engine: readEnum(this.text('engine'), 'engine'),
      weightKg: this.#number('weightKg'),
      topSpeedMph: this.#number('topSpeedMph'),
      acceleration0to60s: this.#maybe('acceleration0to60s'),
      handling: this.#number('handling'),
      mra: this.#maybe('mra'),
      abs: readFlag(this.text('abs'), 'abs'),
      tcs: readFlag(this.text('tcs'), 'tcs'),
      brake: isEmpty(this.text('brake')) ? null : readEnum(this.text('brake'), 'brake'),
      prize: readFlag(this.text('prize'), 'prize'),
      tags: readList(this.text('tags')),
    };
  }

  /** Numbers in another unit are rounded to whole ones, as the catalogue has them. */
  #number(field: CarField): number {
    const value = readNumber(this.text(field), field, this.#table);
    const factor = this.#table.columns[field]?.factor ?? 1;
    return factor === 1 ? value : Math.round(value * factor);
  }

  #maybe(field: CarField): number | null {
    return isEmpty(this.text(field)) ? null : this.#number(field);
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { headOfTable, ROW_SEPARATOR } from '../import-catalogue/catalogue-lines.ts';
import type { ColumnMapping } from '../import-catalogue/csv/column-mapping.ts';
import { type CsvTable, isCarHead, tableOf } from '../import-catalogue/csv/csv-table.ts';
import { plain } from '../import-catalogue/csv/plain.ts';
import { Mistake } from '../mistake.ts';

/** A sheet of ratings. `hash` is the SHA-256 (hex) of its bytes, of how it is read, and of its version. */
export type Sheet = {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly firstLine: number;
  readonly separator: string;
  readonly table: CsvTable;
};

/** Checks a sheet before the import. Throws `Mistake` when it is missing or has no names or ratings. */
export const openSheet = async (path: string, gameVersion: string, mapping: ColumnMapping = {}): Promise<Sheet> => {
  const bytes = await readFile(path).catch(() => {
    throw new Mistake(`File not found: ${path}`);
  });
  const form = (await headOfTable(path, isCarHead(mapping))) ?? (await headOfTable(path, () => true));
  const table = form && tableOf(form, { ...ratingColumn(form.head.cells, gameVersion), ...mapping });
  if (!form || !table) throw new Mistake(`${path} is not a sheet: it should be CSV with a header.`);
  if (!table.columns.name || !table.columns.rq)
    throw new Mistake(
      `${path} has no column for ${table.columns.name ? 'the new RQ' : 'the name'}: map it with --map name=…,rq=…`,
    );
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([gameVersion, mapping]))
    .digest('hex');
  return {
    path,
    bytes: bytes.length,
    hash,
    firstLine: form.head.line + 1,
    separator: form.separator,
    table: { ...table, separator: ROW_SEPARATOR },
  };
};

/** Sheets have the old rating and the new one, often under their version numbers. */
const ratingColumn = (headers: readonly string[], gameVersion: string): ColumnMapping => {
  const version = plain(gameVersion);
  const names = ['newrq', 'rqnew', 'newrating', `rq${version}`, `newrq${version}`, `v${version}`, version, 'new'];
  const found = names.map((name) => headers.find((text) => plain(text) === name)).find((text) => text !== undefined);
  return found === undefined ? {} : { rq: { header: found } };
};

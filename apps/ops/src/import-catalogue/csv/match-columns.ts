import { Mistake } from '../../mistake.ts';
import type { ColumnMapping, NamedColumn } from './column-mapping.ts';
import { type CarField, headersOf, headerUnits, units } from './columns.ts';
import { plain } from './plain.ts';

/** The index of a field in a row, and the factor of its numbers. */
export type MatchedColumn = { readonly at: number; readonly factor: number };
export type MatchedColumns = Partial<Readonly<Record<CarField, MatchedColumn>>>;

const fields = Object.keys(headersOf) as CarField[];

export const matchColumns = (headers: readonly string[], mapping: ColumnMapping): MatchedColumns => {
  const named = fields.flatMap((field) => {
    const column = mapping[field];
    return column ? [[field, namedIn(headers, column, field)] as const] : [];
  });
  const taken = new Set(named.map(([, { at }]) => at));
  const found = fields
    .filter((field) => !mapping[field])
    .flatMap((field) => {
      const column = usuallyCalled(headers, field, taken);
      return column ? [[field, column] as const] : [];
    });
  return Object.fromEntries([...named, ...found]);
};

const namedIn = (headers: readonly string[], { header, unit }: NamedColumn, field: CarField): MatchedColumn => {
  const at = headers.findIndex((text) => plain(text) === plain(header));
  if (at < 0) throw new Mistake(`Column "${header}" not found. The file has ${headers.join(', ')}.`);
  return { at, factor: factorOf(field, unit ?? splitUnit(header).unit) };
};

const usuallyCalled = (
  headers: readonly string[],
  field: CarField,
  taken: ReadonlySet<number>,
): MatchedColumn | undefined => {
  const names = [plain(field), ...headersOf[field]];
  for (const name of names) {
    const at = headers.findIndex((header, place) => {
      return !taken.has(place) && (plain(header) === name || plain(splitUnit(header).name) === name);
    });
    if (at >= 0) return { at, factor: factorOf(field, splitUnit(headers[at] ?? '').unit) };
  }
  return undefined;
};

/** "Top speed (km/h)", "top_speed_kmh": splits the name and the unit after it. */
const splitUnit = (header: string): { readonly name: string; readonly unit: string | undefined } => {
  const [, name, behind] = /^(.*?)[\s_([]+([a-z/]+)[\s)\]]*$/i.exec(header) ?? [];
  const unit = headerUnits[plain(behind ?? '')];
  return name !== undefined && unit !== undefined ? { name, unit } : { name: header, unit: undefined };
};

const factorOf = (field: CarField, unit: string | undefined): number => {
  const known: Readonly<Record<string, number>> = units[field as keyof typeof units] ?? {};
  return (unit === undefined ? undefined : known[unit]) ?? 1;
};

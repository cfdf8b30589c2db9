import { Mistake } from '../../mistake.ts';
import { type CarField, headersOf, units } from './columns.ts';

export type NamedColumn = { readonly header: string; readonly unit?: string };
export type ColumnMapping = Partial<Readonly<Record<CarField, NamedColumn>>>;

const shortNames: Readonly<Record<string, CarField>> = {
  weight: 'weightKg',
  topSpeed: 'topSpeedMph',
  acceleration: 'acceleration0to60s',
};

/** `name=Model,weight=Mass:lb`: a field, its column's header, a unit where it differs. Throws `Mistake`. */
export const parseMapping = (text: string): ColumnMapping =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [field, column, ...more] = pair.split('=').map((part) => part.trim());
      if (!field || !column || more.length > 0)
        throw new Mistake(`"${pair}" is not a mapping. Write field=Header, followed by :unit if the unit differs.`);
      return [fieldOf(field), namedColumn(fieldOf(field), column)];
    }),
  );

/** A mapping in a file: a JSON object of the same pairs, `{ "name": "Model", "weight": "Mass:lb" }`. Throws `Mistake`. */
export const parseMappingFile = (text: string): ColumnMapping => {
  const pairs = asPairs(text);
  if (!pairs)
    throw new Mistake('The mapping file should be one JSON object: { "name": "Model", "weight": "Mass:lb" }.');
  return Object.fromEntries(pairs.map(([field, column]) => [fieldOf(field), namedColumn(fieldOf(field), column)]));
};

const asPairs = (text: string): readonly (readonly [string, string])[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const pairs = Object.entries(value);
    return pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string') ? pairs : undefined;
  } catch {
    return undefined;
  }
};

const fieldOf = (text: string): CarField => {
  const field = shortNames[text] ?? text;
  if (Object.hasOwn(headersOf, field)) return field as CarField;
  throw new Mistake(`A car has no "${text}". It has ${Object.keys(headersOf).join(', ')}.`);
};

const namedColumn = (field: CarField, text: string): NamedColumn => {
  const [, header = text, unit] = /^(.*):([^:]+)$/.exec(text) ?? [];
  if (unit === undefined) return { header };
  const known = Object.keys(units[field as keyof typeof units] ?? {});
  if (known.includes(unit)) return { header, unit };
  throw new Mistake(
    known.length > 0 ? `${field} may be in ${known.join(' or ')}, not "${unit}".` : `${field} has no units to choose.`,
  );
};

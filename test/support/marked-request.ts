import { type Document, type Operation, type Schema, valueFor } from './from-document.ts';

/** The value of a text: `path` as `content.races[].carId`; undefined: the schema's example. */
export type FieldFiller = (path: string, schema: Schema, isFree: boolean) => string | undefined;

type Filling = { readonly document: Document; readonly say: FieldFiller; readonly variant: number };

const schemaIn = (document: Document, { $ref }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});

const optionsOf = ({ anyOf, oneOf = anyOf }: Schema): readonly Schema[] =>
  oneOf?.filter(({ type }) => type !== 'null') ?? [];

/** Whether a text is limited only in length. */
const isFree = ({ pattern, format, examples, enum: words }: Schema): boolean =>
  !pattern && !format && !examples && !words;

const isText = (schema: Schema): boolean => [schema.type].flat().includes('string') && !('const' in schema);

/** A value of a schema with texts from `say`; of several shapes the one at `variant`. */
export const filledWith = (schema: Schema, of: Filling, path = ''): unknown => {
  const referred = schemaIn(of.document, schema);
  if (referred) return filledWith(referred, of, path);
  const options = optionsOf(schema);
  if (options.length > 0) return filledWith(options[of.variant % options.length] ?? {}, of, path);
  const { items } = schema;
  if (items) return Array.from({ length: schema.minItems ?? 1 }, () => filledWith(items, of, `${path}[]`));
  if (schema.properties) {
    const filled = Object.entries(schema.properties).map(([name, one]) => [
      name,
      filledWith(one, of, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(filled) as object;
  }
  if (schema.additionalProperties) return { text: filledWith(schema.additionalProperties, of, `${path}{}`) };
  const said = isText(schema) ? of.say(path, schema, isFree(schema)) : undefined;
  return said ?? valueFor(schema, of.document);
};

/** The number of shapes of a body, so that each is sent once. */
export const variantsIn = (schema: Schema, document: Document): number => {
  const referred = schemaIn(document, schema);
  if (referred) return variantsIn(referred, document);
  const options = optionsOf(schema);
  const inner = [...options, ...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return Math.max(1, options.length, ...inner.map((one) => variantsIn(one, document)));
};

export const addressOf = (path: string, { parameters = [] }: Operation, of: Filling): string => {
  const text = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, schema }): [string, string] => [name, String(filledWith(schema, of, `${place}:${name}`))]);
  const filled = text('path').reduce((so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(text('query')).toString();
  return query === '' ? filled : `${filled}?${query}`;
};

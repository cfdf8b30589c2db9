import fc from 'fast-check';
import type { Document, Operation, Schema } from './from-document.ts';
import { valueFor } from './from-document.ts';

export type FuzzedRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Values that have broken programs before: quotes, terminators, lone surrogates, parent paths, extreme numbers. */
const nasty: readonly unknown[] = [
  '',
  '\0',
  '\uD800',
  '../../../etc/passwd',
  '%00%ff',
  "' OR 1=1 --",
  '{"$gt":""}',
  '$where',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '\u202Ertl',
  '🏎️'.repeat(50),
  'x'.repeat(5_000),
  '(a+)+$'.repeat(20),
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '2026-02-30',
  '9999999999999999999',
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
];

/** Values that overflow the stack of a recursive reader, or that are as wide as 100 kB allow. */
const monsters: readonly string[] = [
  '['.repeat(3_000) + ']'.repeat(3_000),
  '{"a":'.repeat(3_000) + 'null' + '}'.repeat(3_000),
  '['.repeat(40_000) + ']'.repeat(40_000),
  `{${Array.from({ length: 9_000 }, (_, n) => `"${n.toString(36)}":0`).join(',')}}`,
  `[${'0,'.repeat(40_000)}0]`,
];

const monster = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ text: fc.constantFrom(...monsters), at: fc.nat(50) }) },
);
type Monster = { readonly text: string; readonly at: number } | undefined;

const withMonster = (body: string, of: Monster): string => {
  if (!of) return body;
  const values = [...body.matchAll(/(?<=[:[,])(?:"[^"\\]*"|-?\d+|true|false|null)(?=[,\]}])/g)];
  const place = values[of.at % (values.length + 1)];
  return place ? body.slice(0, place.index) + of.text + body.slice(place.index + place[0].length) : of.text;
};

const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what the schema allows, so that rules behind the shape are reached too, and else any value. */
const arbitraryOf = (
  schema: Schema,
  document: Document,
  known: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> => {
  const one = (inner: Schema) => arbitraryOf(inner, document, known, depth + 1);
  const fitting = depth > 6 ? fc.constant(null) : fittingOf(schema, document, known, one);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: wild });
};

type Inner = (schema: Schema) => fc.Arbitrary<unknown>;

const fittingOf = (schema: Schema, document: Document, known: readonly string[], one: Inner): fc.Arbitrary<unknown> => {
  const { $ref, enum: words, anyOf, oneOf = anyOf, type = 'string' } = schema;
  if ($ref !== undefined) return one(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (words) return fc.constantFrom(...words);
  if (oneOf) return fc.oneof(...oneOf.map(one));
  switch ([type].flat()[0]) {
    case 'object':
      return objectOf(schema, one);
    case 'array':
      return arrayOf(schema, one);
    case 'integer':
      return fc.integer({ min: -2, max: 300 });
    case 'number':
      return fc.double({ min: -10, max: 500, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(valueFor(schema, document)) },
        { weight: 2, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
      );
  }
};

const objectOf = ({ properties = {} }: Schema, one: Inner): fc.Arbitrary<unknown> => {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, one(inner)]));
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(parts) },
    { weight: 2, arbitrary: fc.record(parts, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...parts, surplus: wild }) },
  );
};

const arrayOf = ({ items = {}, prefixItems }: Schema, one: Inner): fc.Arbitrary<unknown> =>
  prefixItems ? fc.tuple(...prefixItems.map(one)) : fc.array(one(items), { maxLength: 4 });

const asText = (value: unknown): string =>
  (typeof value === 'string'
    ? value
    : String(typeof value === 'object' ? JSON.stringify(value) : value)
  ).toWellFormed();

/** A request of an operation, partly by the document and partly against it. */
export const fuzzedRequest = (
  path: string,
  { parameters = [], requestBody }: Operation,
  document: Document,
  known: readonly string[],
): fc.Arbitrary<FuzzedRequest> => {
  const given = parameters.filter((one) => one.in !== 'header');
  const values = fc.tuple(...given.map(({ schema }) => arbitraryOf(schema, document, known)));
  const left = fc.array(fc.boolean(), { minLength: given.length, maxLength: given.length });
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content ? arbitraryOf(content.schema, document, known) : fc.constant(undefined);
  const broken = fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
  return fc.tuple(values, left, body, fc.uuid(), broken, monster).map(([texts, absent, sent, key, isBroken, bad]) => {
    const pairs = given.map(({ name, in: place, required }, at) => ({
      name,
      place,
      text: asText(texts[at]),
      isAbsent: place === 'query' && !required && absent[at] === true,
    }));
    const filled = pairs
      .filter(({ place }) => place === 'path')
      .reduce((address, { name, text }) => address.replace(`{${name}}`, () => encodeURIComponent(text)), path);
    const query = pairs
      .filter(({ place, isAbsent }) => place === 'query' && !isAbsent)
      .map(({ name, text }) => `${name}=${encodeURIComponent(text)}`);
    const text = type === 'application/json' ? withMonster(JSON.stringify(sent ?? null), bad) : asText(sent);
    return {
      url: query.length === 0 ? filled : `${filled}?${query.join('&')}`,
      headers: { ...(type !== undefined && { 'content-type': type }), 'idempotency-key': isBroken ? 'none' : key },
      ...(type !== undefined && { body: isBroken ? text.slice(0, -2) : text }),
    };
  });
};

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly minimum?: number;
  readonly minItems?: number;
};
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema };
export type Operation = {
  readonly operationId: string;
  /** The path of today, where this one is deprecated. */
  readonly 'x-successor'?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>;
};
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly name: string }>>;
  };
};

/** The API's document without its former paths, which lead to those of today. */
export const currentDocument = async (api: {
  get(path: string): Promise<{ json<Body>(): Body }>;
}): Promise<Document> => {
  const document = (await api.get('/api/openapi.json')).json<Document>();
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const current = Object.entries(methods).filter(([, operation]) => operation['x-successor'] === undefined);
    return current.length === 0 ? [] : [[path, Object.fromEntries(current)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0190f5b0-7d3a-4b1e-8f00-1234567890ab',
  'date-time': '2026-01-02T03:04:05.000Z',
  date: '2026-01-02',
  uri: 'https://example.org/',
};

/** A value that a schema of the document allows. Throws where a pattern has no example. */
export const valueFor = (schema: Schema, document: Document): unknown => {
  const { $ref, examples, enum: words, anyOf, oneOf = anyOf, type = 'string' } = schema;
  if ($ref !== undefined) return valueFor(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, document);
  if (examples) return examples[0];
  if ('const' in schema) return schema.const;
  if (words) return words[0];
  if (oneOf) return valueFor(oneOf[0] ?? {}, document);
  return (ofType[[type].flat()[0] ?? ''] ?? textFor)(schema, document);
};

const ofType: Readonly<Record<string, (schema: Schema, document: Document) => unknown>> = {
  object: ({ properties = {} }, document) =>
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueFor(one, document)])),
  array: ({ items = {}, prefixItems, minItems = 1 }, document) =>
    (prefixItems ?? Array<Schema>(minItems).fill(items)).map((one) => valueFor(one, document)),
  integer: ({ minimum = 1 }) => Math.max(minimum, 1),
  number: ({ minimum = 1 }) => Math.max(minimum, 1),
  boolean: () => true,
  null: () => null,
};

const textFor = ({ format = '', pattern }: Schema): string => {
  const formatted = byFormat[format];
  if (formatted !== undefined) return formatted;
  if (pattern !== undefined) throw new Error(`${pattern} needs an example`);
  return 'some text';
};

export const requestFor = (path: string, { parameters = [] }: Operation, document: Document) => {
  const given = parameters.filter(({ required }) => required);
  const of = (place: string) =>
    given
      .filter((one) => one.in === place)
      .map(({ name, schema }): [string, string] => [name, String(valueFor(schema, document))]);
  const filled = of('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(of('query')).toString();
  return { url: query === '' ? filled : `${filled}?${query}`, headers: Object.fromEntries(of('header')) };
};

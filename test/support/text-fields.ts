import type { Document, Operation, Schema } from './from-document.ts';

/** A text that an operation takes, as `PUT /api/v1/settings options{}`. */
export type TextField = { readonly name: string; readonly schema: Schema };

const isText = (schema: Schema): boolean =>
  [schema.type].flat().includes('string') && !('const' in schema) && !schema.enum;

const within = (schema: Schema, document: Document, path: string, above: readonly string[]): readonly TextField[] => {
  const { $ref, anyOf = [], oneOf = [], allOf = [], items, prefixItems = [], properties = {} } = schema;
  if ($ref !== undefined) {
    if (above.includes($ref)) return [];
    const referred = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return within(referred, document, path, [...above, $ref]);
  }
  const inner = (one: Schema, at: string) => within(one, document, at, above);
  return [
    ...(isText(schema) ? [{ name: path, schema }] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => inner(one, path)),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((one) => inner(one, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, one]) => inner(one, path === '' ? name : `${path}.${name}`)),
    ...(typeof schema.additionalProperties === 'object' ? inner(schema.additionalProperties, `${path}{}`) : []),
  ];
};

const ofOperation = ({ parameters = [], requestBody }: Operation, document: Document): readonly TextField[] => [
  ...parameters
    .filter((one) => one.in === 'query')
    .flatMap(({ name, schema }) => within(schema, document, `query:${name}`, [])),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => within(schema, document, '', [])),
];

/** Every text that an operation of the document takes in its body or its query, except words of a list. */
export const textFieldsOf = (document: Document): readonly TextField[] => {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      ofOperation(operation, document).map(({ name, schema }) => ({
        name: `${method.toUpperCase()} ${path} ${name}`,
        schema,
      })),
    ),
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
};

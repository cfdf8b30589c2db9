export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly description?: string;
};

export const typeOf = (schema: Schema): string => {
  const { $ref, anyOf, oneOf = anyOf, allOf, enum: words, type } = schema;
  if ($ref !== undefined) return nameOf($ref.slice($ref.lastIndexOf('/') + 1));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ');
  if (oneOf) return either(oneOf.map(typeOf));
  if (allOf) return allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  if (typeof type === 'object') return either(type.map((one) => typeOf({ ...schema, type: one })));
  return (byType[type ?? ''] ?? unknownType)(schema);
};

export const nameOf = (name: string): string => name.replaceAll(/\W/g, '_');

const either = (types: readonly string[]): string => [...new Set(types)].map((one) => `(${one})`).join(' | ');

const unknownType = (): string => 'unknown';

const objectType = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const known = Object.entries(properties).map(([name, one]) => memberOf(name, required.includes(name), typeOf(one)));
  if (known.length > 0) return `{ ${known.join('; ')} }`;
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
};

export const memberOf = (name: string, isNeeded: boolean, type: string): string =>
  `${JSON.stringify(name)}${isNeeded ? '' : '?'}: ${type}`;

const arrayType = ({ items = {}, prefixItems }: Schema): string => {
  const rest = typeof items === 'object' ? typeOf(items) : 'unknown';
  return prefixItems ? `[${prefixItems.map(typeOf).join(', ')}]` : `(${rest})[]`;
};

const byType: Readonly<Record<string, (schema: Schema) => string>> = {
  object: objectType,
  array: arrayType,
  string: () => 'string',
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
};

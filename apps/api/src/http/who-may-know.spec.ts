import { api, descriptionOf, type Endpoint, type Knows, personsInAnswers } from '#contracts';
import { documentOf } from './open-api.ts';

type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
};
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
const document = documentOf() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const WHO =
  /^(by|\w+By|about|actors?|appellant|author|contributors?|former|from\w*User|givenTo|holder|members?|offeredTo|owner|people|persons?|reporters?|reviewers?|submitters?|takenFrom|user|userId|username|voter)$/;
const isPerson = (schema: Schema | undefined): boolean => {
  if (!schema) return false;
  if (schema.$ref !== undefined) return isPerson(document.components.schemas[nameIn(schema.$ref)]);
  const inner = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((of) => of ?? []);
  if (inner.length > 0) return inner.some(isPerson);
  return schema.items ? isPerson(schema.items) : 'userId' in (schema.properties ?? {});
};
const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';
const isNullable = ({ anyOf = [], oneOf = anyOf, type }: Schema): boolean =>
  [type].flat().includes('null') || oneOf.some((one) => one.type === 'null');

type Field = { readonly at: string; readonly schema: Schema };
/** All fields of a response that identify a user; a user's own `id` field adds nothing to the field they are in. */
const fieldsIn = (schema: Schema | undefined, at: string, seen: Set<string>, inPerson = false): readonly Field[] => {
  if (!schema) return [];
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    if (seen.has(name)) return [];
    seen.add(name);
    return fieldsIn(document.components.schemas[name], name, seen);
  }
  const more = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const parts = [schema.anyOf, schema.oneOf, schema.allOf, schema.items, more].flatMap((of) => of ?? []);
  return [
    ...parts.flatMap((part) => fieldsIn(part, at, seen, inPerson)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
      const isWho = (WHO.test(name) || (isPerson(one) && name !== 'items')) && !(inPerson && name === 'userId');
      const field = isWho ? [{ at: `${at}.${name}`, schema: one }] : [];
      return [...field, ...fieldsIn(one, `${at}.${name}`, seen, isWho)];
    }),
  ];
};

const answers = Object.values<Readonly<Record<string, Endpoint>>>(api)
  .flatMap((group) => Object.values(group))
  .flatMap((endpoint) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const { responses = {} } = document.paths[path]?.[endpoint.method.toLowerCase()] ?? {};
    const schemas = Object.entries(responses).flatMap(([status, { content }]) =>
      Number(status) < 300 ? (content?.['application/json']?.schema ?? []) : [],
    );
    const fields = schemas.flatMap((schema) => fieldsIn(schema, `${endpoint.method} ${path}`, new Set()));
    return [{ name: `${endpoint.method} ${path}`, who: descriptionOf(endpoint).who, fields }];
  });

const forWhom: Partial<Record<Knows, readonly string[]>> = { staff: ['moderator', 'admin'], admins: ['admin'] };

describe('the fields of answers that say who', () => {
  it('stand in the table, each of them', () => {
    const found = new Set(answers.flatMap(({ fields }) => fields.map(({ at }) => at)));
    expect([...found].filter((at) => personsInAnswers[at] === undefined).sort()).toEqual([]);
    expect(Object.keys(personsInAnswers).filter((at) => !found.has(at))).toEqual([]);
  });

  it('that are for staff or admins are in no answer to anybody else, or can be null there', () => {
    const faults = answers.flatMap(({ name, who, fields }) =>
      fields.flatMap(({ at, schema }) => {
        const knows = personsInAnswers[at];
        const isFor = (knows && forWhom[knows]?.includes(who)) ?? true;
        const hasMask =
          knows !== 'masked' || isNullable(schema) || at.startsWith('History') || at === 'ItemHistory.actors';
        return isFor && hasMask ? [] : [`${name} ${at}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

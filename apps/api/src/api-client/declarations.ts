import { memberOf, nameOf, type Schema, typeOf } from './types-of-document.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema };
type Operation = {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const JSON_TYPE = 'application/json';

const partOf = (operation: Operation, place: string, name: string): readonly string[] => {
  const given = (operation.parameters ?? []).filter((one) => one.in === place);
  if (given.length === 0) return [];
  const isNeeded = given.some(({ required }) => required);
  const members = given.map((one) => memberOf(one.name, one.required ?? false, typeOf(one.schema)));
  return [memberOf(name, isNeeded, `{ ${members.join('; ')} }`)];
};

const bodyOf = ({ requestBody }: Operation): readonly string[] => {
  if (!requestBody) return [];
  const schema = requestBody.content[JSON_TYPE]?.schema;
  return [memberOf('body', true, schema ? typeOf(schema) : 'Blob | Uint8Array')];
};

/** A response that is neither JSON nor empty is given as the response of `fetch`. */
const answerOf = ({ responses }: Operation): string => {
  const [[status = '', { content = {} } = {}] = []] = Object.entries(responses).filter(([one]) => one.startsWith('2'));
  if (status === '204') return 'undefined';
  const schema = content[JSON_TYPE]?.schema;
  return schema ? typeOf(schema) : 'Response';
};

const operationOf = ([method, operation]: [string, Operation]): string => {
  const sent = [...partOf(operation, 'path', 'params'), ...partOf(operation, 'query', 'query'), ...bodyOf(operation)];
  const own = method === 'get' ? [] : [memberOf('idempotencyKey', false, 'string')];
  const said = operation.summary === undefined ? '' : `/** ${operation.summary.replaceAll('*/', '* /')} */ `;
  return `    ${said}${method}: { sent: { ${[...sent, ...own].join('; ')} }; answer: ${answerOf(operation)} };`;
};

export const declarationsOf = ({ paths, components }: Document): string => {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${nameOf(name)} = ${typeOf(schema)};`,
  );
  const operations = Object.entries(paths).map(
    ([path, methods]) => `  ${JSON.stringify(path)}: {\n${Object.entries(methods).map(operationOf).join('\n')}\n  };`,
  );
  return [...schemas, 'export interface Paths {', ...operations, '}', CLIENT].join('\n');
};

const CLIENT = `
type Method = 'get' | 'post' | 'put' | 'delete';
/** The paths that have a method. */
export type PathsOf<M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never;
}[keyof Paths];
type At<P extends keyof Paths, M extends Method> = Paths[P] extends Record<M, infer O extends { sent: object; answer: unknown }> ? O : never;
/** Nothing need be sent where nothing of it is needed. */
type Sent<O extends { sent: object }> = {} extends O['sent'] ? [sent?: O['sent']] : [sent: O['sent']];
type ItemOf<A> = A extends { items: readonly (infer I)[] } ? I : never;
/** The paths of lists that come by pages. */
export type PagedPaths = {
  [P in PathsOf<'get'>]: At<P, 'get'>['sent'] extends { query?: { after?: string } }
    ? [ItemOf<At<P, 'get'>['answer']>] extends [never] ? never : P
    : never;
}[PathsOf<'get'>];

export interface Client {
  get<P extends PathsOf<'get'>>(path: P, ...sent: Sent<At<P, 'get'>>): Promise<At<P, 'get'>['answer']>;
  post<P extends PathsOf<'post'>>(path: P, ...sent: Sent<At<P, 'post'>>): Promise<At<P, 'post'>['answer']>;
  put<P extends PathsOf<'put'>>(path: P, ...sent: Sent<At<P, 'put'>>): Promise<At<P, 'put'>['answer']>;
  delete<P extends PathsOf<'delete'>>(path: P, ...sent: Sent<At<P, 'delete'>>): Promise<At<P, 'delete'>['answer']>;
  /** Every item of a list, page after page. */
  pages<P extends PagedPaths>(path: P, ...sent: Sent<At<P, 'get'>>): AsyncGenerator<ItemOf<At<P, 'get'>['answer']>>;
}

export interface ClientOptions {
  /** Where the site is, as https://records.example.org. */
  site: string;
  /** A key of an account, tdr_…; without one, what everybody may read. */
  key?: string;
  fetch?: typeof globalThis.fetch;
  /** How often what was refused with Retry-After is asked again; 3 unless said. */
  retries?: number;
}

/** A client of one site. It reads what it has written: each read waits until the views have got there. */
export declare const createClient: (options: ClientOptions) => Client;

/** What was refused: \`code\` is stable, \`facts\` has its figures. */
export declare class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly correlationId: string | undefined;
}
`;

import type { z } from 'zod';
import type { ApiScope } from './api-key-words.ts';
import type { ProblemCode } from './problem.ts';
import type { SiteFeatureWord } from './site-words.ts';

/**
 * Who may ask: `anyone`: nobody looks who it is; `guest-or-member`: the answer depends on who it is, and signed out is fine;
 * staff need a session with a second factor.
 */
export type Asker = 'anyone' | 'guest-or-member' | 'member' | 'moderator' | 'admin';

/** All that is said of an endpoint. */
export type EndpointDescription = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a `:name` for each of `params`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Asker;
  /** What a limit must be on to keep a member from it: `everything` unless said. */
  readonly limitedAs?: 'lap-times' | 'everything' | 'nothing';
  /** What a key needs to ask it. Left out: a key reads what everybody may read, and nothing else (`keyNeeds`). */
  readonly scope?: ApiScope;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The one of `query` that escapes its parts itself, and travels as it is. */
  readonly raw?: string;
  readonly body?: z.ZodType;
  /** The body is a file of one of these kinds, and not JSON. */
  readonly fileTypes?: readonly string[];
  /** Of such a file, where it is not as with others of these kinds. */
  readonly mostBytes?: number;
  /** `written`: it is a command, and takes an `Idempotency-Key`. Left out: a file, or nothing that anybody reads. */
  readonly answer?: z.ZodType;
  /** 200 unless said. */
  readonly status?: 201 | 202 | 204;
  /** Other than JSON. */
  readonly contentType?: string;
  /** Names of the views that the answer is made of: it waits for them to reach `X-After-Position`. */
  readonly views?: readonly string[];
  /** Made of no view, and answered where views are. */
  readonly reads?: true;
  /** A POST that changes nothing: its question is too long for an address. */
  readonly asks?: true;
  /** Refusals besides those that follow from the rest (`problemsOf`). */
  readonly problems?: readonly ProblemCode[];
  /** What it writes, where that can be switched off. */
  readonly feature?: SiteFeatureWord;
  /** A write that is taken also while maintenance refuses the others. */
  readonly whilePaused?: true;
  /** Kept for older clients. */
  readonly deprecated?: true;
};

declare const described: unique symbol;

/** What may be read of an endpoint everywhere. Its schemas stay with the server: a built page has none of them. */
export type Endpoint<Said extends EndpointDescription = EndpointDescription> = Pick<
  EndpointDescription,
  'method' | 'path' | 'raw' | 'views' | 'reads' | 'asks'
> & { readonly [described]: Said };

/** Says what one address of the API takes and answers: route, client, documents, checks and mocks follow from it. */
export const endpoint = <const Said extends EndpointDescription>(said: Said): Endpoint<Said> =>
  said as unknown as Endpoint<Said>;

/** All that was said of an endpoint. In a built page its address alone is left. */
export const descriptionOf = <Said extends EndpointDescription>(of: Endpoint<Said>): Said => of as unknown as Said;

type Part = 'params' | 'query' | 'body';
type SchemaOf<Said, Name extends keyof Said> = Extract<Said[Name], z.ZodType>;
type PartOf<Said> = { [Name in Part & keyof Said]: Said[Name] extends z.ZodType ? Name : never }[Part & keyof Said];
/** Parts that may be left out, because nothing in them is needed. */
type Needless<Said> = {
  [Name in PartOf<Said>]: Record<never, never> extends z.input<SchemaOf<Said, Name>> ? Name : never;
}[PartOf<Said>];

/** What a client sends. */
export type RequestOf<Of> =
  Of extends Endpoint<infer Said>
    ? { readonly [Name in Exclude<PartOf<Said>, Needless<Said>>]: z.input<SchemaOf<Said, Name>> } & {
        readonly [Name in Needless<Said>]?: z.input<SchemaOf<Said, Name>>;
      }
    : never;

/** What the server has after reading it. */
export type ReadRequestOf<Of> =
  Of extends Endpoint<infer Said> ? { readonly [Name in PartOf<Said>]: z.output<SchemaOf<Said, Name>> } : never;

/** The body of a good answer. */
export type AnswerOf<Of> =
  Of extends Endpoint<infer Said>
    ? Said extends { readonly answer: z.ZodType }
      ? z.output<Said['answer']>
      : unknown
    : never;

type Sent = { readonly params?: object; readonly query?: object };

/** The address with its parameters, for `path` and query of one request. */
export const addressFor = (
  { path, raw }: Pick<Endpoint, 'path' | 'raw'>,
  { params = {}, query = {} }: Sent,
): string => {
  const given = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [`${name}=${name === raw ? String(value) : encodeURIComponent(String(value))}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
};

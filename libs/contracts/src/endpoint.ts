import type { z } from 'zod';
import type { ApiScope } from './api-key.enums.ts';
import type { ProblemCode } from './problem.ts';
import type { SiteFeatureCode } from './site.enums.ts';

/**
 * Who may call: `anyone`: the user is not checked; `guest-or-member`: the response depends on the user, and logged out
 * is fine; staff need a session with a second factor.
 */
export type CallerRole = 'anyone' | 'guest-or-member' | 'member' | 'moderator' | 'admin';

/** Description of an endpoint. */
export type EndpointDescription = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a `:name` for each of `params`. */
  readonly path: `/${string}`;
  /** Its path until the release before the last: still served, and deprecated in the document. */
  readonly formerly?: `/${string}`;
  readonly summary: string;
  readonly who: CallerRole;
  /** The kind of limit that bars a member; default: `everything`. */
  readonly limitedAs?: 'lap-times' | 'everything' | 'nothing';
  /** What a key needs to call it. Omitted: a key reads public data, and nothing else (`keyNeeds`). */
  readonly scope?: ApiScope;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The field of `query` that escapes its parts itself, and is sent as it is. */
  readonly raw?: string;
  readonly body?: z.ZodType;
  /** The body is a file of one of these types, not JSON. */
  readonly fileTypes?: readonly string[];
  /** Maximum size of such a file, where it differs from others of these types. */
  readonly mostBytes?: number;
  /** `written`: it is a command, and takes an `Idempotency-Key`. Omitted: a file, or nothing that a client reads. */
  readonly answer?: z.ZodType;
  /** Default: 200. */
  readonly status?: 201 | 202 | 204;
  /** Where it is not JSON. */
  readonly contentType?: string;
  /** Names of the views that the response is made of: it waits for them to reach `X-After-Position`. */
  readonly views?: readonly string[];
  /** Made of no view, but answered where views are. */
  readonly reads?: true;
  /** A POST that changes nothing: its query is too long for an address. */
  readonly asks?: true;
  /** Problems in addition to those that follow from the rest (`problemsOf`). */
  readonly problems?: readonly ProblemCode[];
  /** The feature it writes to, where that can be switched off. */
  readonly feature?: SiteFeatureCode;
  /** A write that is accepted also during maintenance. */
  readonly whilePaused?: true;
  /** Kept for older clients. */
  readonly deprecated?: true;
};

declare const described: unique symbol;

/**
 * The part of an endpoint that can be read everywhere. Its schemas stay on the server: a built page has none of them.
 */
export type Endpoint<Said extends EndpointDescription = EndpointDescription> = Pick<
  EndpointDescription,
  'method' | 'path' | 'raw' | 'views' | 'reads' | 'asks'
> & { readonly [described]: Said };

/**
 * Describes what one address of the API takes and answers: route, client, documents, checks and mocks follow from it.
 */
export const endpoint = <const Said extends EndpointDescription>(said: Said): Endpoint<Said> =>
  said as unknown as Endpoint<Said>;

/** The full description of an endpoint. In a built page only its address is left. */
export const descriptionOf = <Said extends EndpointDescription>(of: Endpoint<Said>): Said => of as unknown as Said;

type Part = 'params' | 'query' | 'body';
type SchemaOf<Said, Name extends keyof Said> = Extract<Said[Name], z.ZodType>;
type PartOf<Said> = { [Name in Part & keyof Said]: Said[Name] extends z.ZodType ? Name : never }[Part & keyof Said];
/** Parts that may be omitted, because nothing in them is required. */
type Needless<Said> = {
  [Name in PartOf<Said>]: Record<never, never> extends z.input<SchemaOf<Said, Name>> ? Name : never;
}[PartOf<Said>];

/** The request that a client sends. */
export type RequestOf<Of> =
  Of extends Endpoint<infer Said>
    ? { readonly [Name in Exclude<PartOf<Said>, Needless<Said>>]: z.input<SchemaOf<Said, Name>> } & {
        readonly [Name in Needless<Said>]?: z.input<SchemaOf<Said, Name>>;
      }
    : never;

/** The request as the server has parsed it. */
export type ReadRequestOf<Of> =
  Of extends Endpoint<infer Said> ? { readonly [Name in PartOf<Said>]: z.output<SchemaOf<Said, Name>> } : never;

/** The body of a successful response. */
export type AnswerOf<Of> =
  Of extends Endpoint<infer Said>
    ? Said extends { readonly answer: z.ZodType }
      ? z.output<Said['answer']>
      : unknown
    : never;

type Sent = { readonly params?: object; readonly query?: object };

/** The address of one request, with its path parameters and query. */
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

/**
 * The client that programs install, as it runs there: this file alone, without its types, goes into the package. The
 * types of requests and their params are generated from the OpenAPI document (`types-of-document.ts`).
 */
type Sent = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
};
type Options = {
  readonly site: string;
  readonly key?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly retries?: number;
};
type Page = { readonly items: readonly unknown[]; readonly next?: string };

/** An error response: `code` is stable, `facts` has its numbers. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly correlationId: string | undefined;

  constructor(status: number, said: { code?: string; facts?: Record<string, unknown>; correlationId?: string }) {
    super(`${status} ${said.code ?? 'no code'}`);
    this.name = 'Refused';
    this.status = status;
    this.code = said.code ?? 'unknown';
    this.facts = said.facts ?? {};
    this.correlationId = said.correlationId;
  }
}

/** They escape their parts themselves, and are sent as they are. */
export const RAW: readonly string[] = ['deck', 'criteria'];
const LATER: readonly number[] = [429, 503];
const MAX_WAITED_SECONDS = 60;

const addressOf = (site: string, path: string, { params = {}, query = {} }: Sent): string => {
  const given = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [`${name}=${RAW.includes(name) ? String(value) : encodeURIComponent(String(value))}`],
  );
  return site.replace(/\/$/, '') + filled + (pairs.length === 0 ? '' : `?${pairs.join('&')}`);
};

const isFile = (body: unknown): body is Blob | Uint8Array<ArrayBuffer> =>
  body instanceof Blob || body instanceof Uint8Array;

const read = async (answer: Response): Promise<unknown> => {
  if (answer.status === 204) return undefined;
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (!answer.ok) throw new Refused(answer.status, isJson ? ((await answer.json()) as object) : {});
  return isJson ? answer.json() : answer;
};

const bodyOf = ({ body }: Sent): string | Blob | Uint8Array<ArrayBuffer> | undefined => {
  if (body === undefined) return undefined;
  return isFile(body) ? body : JSON.stringify(body);
};

/** Seconds until a retry is allowed; undefined: a retry is no use. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? '');
  return LATER.includes(status) && seconds > 0 && seconds <= MAX_WAITED_SECONDS ? seconds : undefined;
};

class Client {
  readonly #options: Options;
  #written = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get(path: string, sent?: Sent): Promise<unknown> {
    return this.#ask('GET', path, sent);
  }

  post(path: string, sent?: Sent): Promise<unknown> {
    return this.#ask('POST', path, sent);
  }

  put(path: string, sent?: Sent): Promise<unknown> {
    return this.#ask('PUT', path, sent);
  }

  delete(path: string, sent?: Sent): Promise<unknown> {
    return this.#ask('DELETE', path, sent);
  }

  async *pages(path: string, sent: Sent = {}): AsyncGenerator<unknown> {
    let after: string | undefined;
    do {
      const query = { ...sent.query, ...(after === undefined ? {} : { after }) };
      const page = (await this.get(path, { ...sent, query })) as Page;
      yield* page.items;
      after = page.next;
    } while (after !== undefined);
  }

  async #ask(method: string, path: string, sent: Sent = {}): Promise<unknown> {
    const { site, fetch: send = globalThis.fetch, retries = 3 } = this.#options;
    const body = bodyOf(sent);
    const asked = { method, headers: this.#headersFor(method, sent), ...(body !== undefined && { body }) };
    for (let left = retries; ; left -= 1) {
      const answer = await send(addressOf(site, path, sent), asked);
      const seconds = waitOf(answer);
      if (left === 0 || seconds === undefined) return this.#taken(method, answer);
      await answer.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  #headersFor(method: string, { body, idempotencyKey }: Sent): Headers {
    const { key } = this.#options;
    const headers = new Headers({ accept: 'application/json, */*;q=0.1' });
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    if (this.#written > 0) headers.set('x-after-position', String(this.#written));
    // One key for all tries of a request: however often it arrives, it is done once.
    if (method !== 'GET') headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
    if (body !== undefined && !isFile(body)) headers.set('content-type', 'application/json');
    if (body instanceof Blob && body.type !== '') headers.set('content-type', body.type);
    return headers;
  }

  #taken(method: string, answer: Response): Promise<unknown> {
    if (method !== 'GET') this.#written = Math.max(this.#written, Number(answer.headers.get('x-position') ?? 0));
    return read(answer);
  }
}

/** A client of one site. It reads its own writes: each read waits until the views have caught up. */
export const createClient = (options: Options): Client => new Client(options);

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/api/src/config.ts';
import { type RunningApi, startApi } from '../../apps/api/src/start/start-api.ts';
import type { Problem, Written } from '#contracts';
import { readOutbox } from '#mail';
import { until } from './eventually.ts';
import { filledFolder } from './filled-folder.ts';

type Headers = Readonly<Record<string, string | undefined>>;
type Ask = {
  readonly body?: object | string;
  readonly headers?: Headers;
  readonly cookie?: string;
  readonly from?: string;
};
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  json<Body>(): Body;
};

/** With one of these a site's first start fills its folder differently, or another folder. */
const ownFilling = ['NODE_ENV', 'PUBLIC_URL', 'DATA_DIR'];

export class TestApi {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;
  #api: RunningApi | undefined;
  #log = '';

  constructor(env: Readonly<Record<string, string>> = {}) {
    const asUsual = !ownFilling.some((name) => name in env);
    this.folder = asUsual ? filledFolder('tdr-api-') : mkdtempSync(join(tmpdir(), 'tdr-api-'));
    this.#env = { PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: this.folder, ...generous, ...env };
  }

  get running(): RunningApi {
    if (!this.#api) throw new Error('the API is not running');
    return this.#api;
  }

  get log(): string {
    return this.#log;
  }

  async start(): Promise<void> {
    this.#api = await startApi(readConfig(this.#env), () => undefined, {
      write: (line) => void (this.#log += line),
    });
  }

  async restart(): Promise<void> {
    await this.running.close();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#api?.close();
    for (const path of [this.folder, `${this.folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {}, cookie, from }: Ask = {},
  ): Promise<Answer> {
    const answer = await this.running.app.inject({
      method,
      url,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Answer['headers'],
      text: answer.body,
      bytes: answer.rawPayload,
      json: () => answer.json(),
    };
  }

  get(url: string, asked: Ask = {}): Promise<Answer> {
    return this.ask('GET', url, asked);
  }

  post(url: string, body: object | string, asked: Ask = {}): Promise<Answer> {
    return this.ask('POST', url, { body, ...asked });
  }

  /** The cookie of a new account with a confirmed email address, as public texts require. */
  async signUp(name: string, email?: string): Promise<string> {
    const cookie = await this.signUpUnconfirmed(name, email);
    const user = (await this.get('/api/getUser', { cookie })).json<{ id: string }>();
    await this.running.ports.accounts.confirmAddress(user.id);
    return cookie;
  }

  /** The cookie of a new account before the link of its email is opened. */
  async signUpUnconfirmed(name: string, email = `${name.toLowerCase()}@example.org`): Promise<string> {
    const answer = await this.post('/api/auth/sign-up/email', { name, email, password: 'long enough' });
    if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
    return cookieOf(answer);
  }

  /** The emails that would have been sent, newest first. */
  async outbox(): Promise<readonly { readonly to: string; readonly subject: string; readonly text: string }[]> {
    return readOutbox(this.running.ports.config.outbox, 50);
  }

  async mailedToken(to: string): Promise<string> {
    const text = (await this.outbox()).find((message) => message.to === to)?.text ?? '';
    const token = /#token=(\S+)/.exec(text)?.[1];
    if (token === undefined) throw new Error(`no mail to ${to} has a link`);
    return token;
  }

  /** Waits until it reports ready: the first catalogue is made a moment after a start. */
  async ready(): Promise<void> {
    await until(async () => (await this.get('/health/ready')).status === 200, { timeout: 60_000 });
  }

  async aCarId(at = 0): Promise<string> {
    const { items } = (await this.get('/api/v1/cars?limit=50')).json<{ items: { id: string }[] }>();
    const id = items[at]?.id;
    if (id === undefined) throw new Error('the catalogue is empty');
    return id;
  }

  submit(body: object, cookie: string, key: string = randomUUID()): Promise<Answer> {
    return this.post('/api/v1/lap-times', body, { cookie, headers: { 'idempotency-key': key } });
  }
}

/** Limits have specs of their own; elsewhere they are out of the way. */
const generous = {
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_UNKEYED_READS_PER_MINUTE: '1000000',
  LIMIT_READS_PER_MINUTE: '1000000',
  LIMIT_SIGN_UPS_PER_HOUR: '1000000',
  LIMIT_SIGN_INS_PER_MINUTE: '1000000',
  LIMIT_ACTS_TIMES: 'none',
};

export const apiForTests = (env: Readonly<Record<string, string>> = {}): TestApi => {
  const api = new TestApi(env);
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  return api;
};

export const cookieOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const problemIn = (answer: Answer): Problem => answer.json<Problem>();
export const writtenIn = (answer: Answer): Written => answer.json<Written>();

import { matrixBody, submitLapTimeBody } from '#contracts';
import type {
  Car,
  CatalogueHead,
  CellStory,
  ClosingAnswer,
  CurrentUser,
  MatrixValue,
  ProblemCode,
  StoryEntry,
  Written,
} from '#contracts';
import { encodeCatalogue, parseDeck, parseLapTime } from '#racing';
import { refusal, respond } from './fake-answer.ts';
import type { FakeAnswer, FakeRequest } from './fake-answer.ts';

const user = { id: 'user-1', username: 'mira' };

/** A small server that keeps the contracts: what screens are tested against. */
export class FakeApi {
  cars: Car[] = [];
  signedIn = true;
  tier = 0;
  mod = false;
  /** The account goes soon, unless its owner signs in. */
  closing = false;
  position = 1;
  readonly requests: FakeRequest[] = [];
  readonly times = new Map<string, MatrixValue>();
  /** Measured before the game changed the car. */
  readonly past = new Map<string, MatrixValue>();
  readonly stories = new Map<string, StoryEntry[]>();
  /** Set to make the next request whose path is the key fail once. */
  readonly failures = new Map<string, ProblemCode>();

  install(): void {
    globalThis.fetch = (input, init) => this.#fetch(String(input), init ?? {});
  }

  set(key: string, value: MatrixValue): void {
    this.times.set(key, value);
    this.position += 1;
  }

  asked(path: string): FakeRequest[] {
    return this.requests.filter(({ url }) => url.pathname === path);
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = {
      method: init.method ?? 'GET',
      url: new URL(path, 'http://localhost'),
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body,
    };
    this.requests.push(request);
    return respond(this.#fail(request.url.pathname) ?? this.answer(request));
  }

  #fail(path: string): FakeAnswer | undefined {
    const code = this.failures.get(path);
    if (!this.failures.delete(path) || code === undefined) return undefined;
    if (code === 'signed-out') return refusal(401, code);
    return refusal(code.endsWith('-unknown') ? 404 : 503, code);
  }

  protected answer(request: FakeRequest): FakeAnswer {
    const { pathname } = request.url;
    if (pathname === '/api/getUser') return { status: 200, body: this.#whoAsks() };
    if (pathname.startsWith('/api/auth/')) return this.#auth(request);
    if (pathname === '/api/v1/me/export') return { status: 200, text: 'a zip' };
    if (pathname === '/api/v1/me/closing') return this.#close();
    if (pathname === '/api/v1/client-config') return { status: 200, body: { chatUrl: 'https://chat.example.org/' } };
    if (pathname === '/api/v1/cars') return this.#carPage(request);
    if (pathname.startsWith('/api/v1/catalogue')) return this.#catalogue(pathname);
    if (pathname === '/api/v1/lap-times/matrix') return this.#matrix(request);
    if (pathname === '/api/v1/lap-times') return this.#submit(request);
    if (pathname.startsWith('/api/v1/cells/')) return this.#cell(request);
    return refusal(404, 'route-unknown');
  }

  #whoAsks(): CurrentUser {
    const { tier, mod, signedIn: auth } = this;
    return auth ? { tier, mod, auth, ...user } : { tier: 0, mod: false, auth };
  }

  #auth({ url, body }: FakeRequest): FakeAnswer {
    const { password } = (body ?? {}) as { password?: string };
    if (url.pathname.endsWith('/sign-in/email') && !['correct horse', 'asks for more'].includes(password ?? ''))
      return refusal(401, 'credentials-wrong');
    if (password === 'asks for more') return { status: 200, body: { twoFactorRedirect: true } };
    if (/\/(sign-in|sign-up|two-factor)\//.test(url.pathname)) this.signedIn = true;
    if (url.pathname.endsWith('/sign-out')) this.signedIn = false;
    if (this.signedIn && this.closing) return { status: 200, body: { accountKept: true } };
    return { status: 200, body: {} };
  }

  #close(): FakeAnswer {
    if (!this.signedIn) return refusal(401, 'signed-out');
    this.signedIn = false;
    return { status: 200, body: { closesAt: '2026-01-15T03:04:05.000Z' } satisfies ClosingAnswer };
  }

  #carPage({ url }: FakeRequest): FakeAnswer {
    const ids = url.searchParams.get('ids')?.split(',');
    const items = ids ? this.cars.filter(({ id }) => ids.includes(id)) : this.cars;
    return { status: 200, body: { items }, position: this.position };
  }

  #catalogue(pathname: string): FakeAnswer {
    const hash = `hash-${this.position}`;
    const { position } = this;
    if (pathname === '/api/v1/catalogue')
      return { status: 200, body: { hash, position, gameVersion: '26' } satisfies CatalogueHead };
    if (pathname === `/api/v1/catalogue/${hash}`) return { status: 200, text: encodeCatalogue(this.cars) };
    return refusal(404, 'catalogue-unknown');
  }

  #matrix({ url, body }: FakeRequest): FakeAnswer {
    const deck = /deck=([^&]*)/.exec(url.search)?.[1];
    const question = deck === undefined ? matrixBody.parse(body) : parseDeck(deck).deck;
    const since = url.searchParams.get('since');
    const value = (car: { carId: string; tune?: string }, track: string) =>
      this.times.get(`${car.carId}|${car.tune}|${track}`) ?? null;
    const columns = question.cars.map((car) => question.tracks.map((track) => value(car, track)));
    const past = question.cars.flatMap((car, at) =>
      question.tracks.map(
        (track, row) => [at, row, this.past.get(`${car.carId}|${car.tune}|${track}`) ?? null] as const,
      ),
    );
    const { position } = this;
    if (since === null)
      return { status: 200, body: { position, columns, past: past.filter(([, , one]) => one !== null) }, position };
    const changes = columns.flatMap((column, at) => column.map((one, row) => [at, row, one] as const));
    return { status: 200, body: { position, changes }, position };
  }

  #submit({ body }: FakeRequest): FakeAnswer {
    if (!this.signedIn) return refusal(401, 'signed-out');
    const { carId, tune, trackCode, time } = submitLapTimeBody.parse(body);
    const parsed = parseLapTime(time, trackCode);
    if (!parsed.ok) return refusal(422, parsed.code);
    const { value } = parsed;
    const key = `${carId}|${tune}|${trackCode}`;
    this.set(key, value.kind === 'dnf' ? 'dnf' : value.kind === 'time' ? value.seconds : value.metresPerSecond);
    const id = `time-${this.position}`;
    return { status: 201, body: { id, position: this.position, views: ['lap-times', 'cell-story'] } satisfies Written };
  }

  #cell({ method, url }: FakeRequest): FakeAnswer {
    const [carId = '', tune = '', trackCode = ''] = url.pathname.split('/').slice(4).map(decodeURIComponent);
    const history = this.stories.get(`${carId}|${tune}|${trackCode}`) ?? [];
    if (method === 'DELETE') {
      this.set(`${carId}|${tune}|${trackCode}`, null);
      return {
        status: 200,
        body: { id: 'time-1', position: this.position, views: ['lap-times', 'cell-story'] } satisfies Written,
      };
    }
    return {
      status: 200,
      body: { carId, tune, trackCode, history, allowed: this.signedIn ? ['submit-lap-time'] : [] } satisfies CellStory,
      position: this.position,
    };
  }
}

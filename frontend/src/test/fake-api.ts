import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { account, cars, catalogue, client, descriptionOf, lapTimes, me, secondFactor, session, site } from '#contracts';
import type {
  CatalogueHead,
  Car,
  CardStats,
  CellAddress,
  CellHistory,
  CurrentUser,
  Endpoint,
  MatrixBody,
  MatrixValue,
  ProblemCode,
  ReadRequestOf,
  SignedInAnswer,
  SiteNotices,
  CellHistoryEntry,
  Written,
} from '#contracts';
import { encodeCatalogue, parseDeck, parseLapTime } from '#racing';
import { answering, FileAnswer, Refusal } from './answering.ts';
import type { AnswerBody } from './answering.ts';
import { FakeEventPlan } from './fake-event-plan.ts';
import { fakeTeam } from './fake-team.ts';
import { keyOf, matrixOf } from './fake-matrix.ts';
import { readable } from './readable-body.ts';

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
};

const user = { id: 'user-1', username: 'mira' };

/** A small server that follows the contracts: screens are tested against it. */
export class FakeApi {
  cars: Car[] = [];
  upcomingTags: string[] = [];
  saidTags: CatalogueHead['saidTags'] = {};
  signedIn = true;
  tier = 0;
  mod = false;
  /** The account will be deleted soon, unless its owner logs in. */
  closing = false;
  position = 1;
  staff: string[] = [];
  notices: SiteNotices = { off: [], maintenance: null };
  readonly eventPlan = new FakeEventPlan();
  readonly requests: FakeRequest[] = [];
  readonly times = new Map<string, MatrixValue>();
  readonly past = new Map<string, MatrixValue>();
  readonly disputed = new Map<string, MatrixValue>();
  /** Stats read off cards, by car and tune. */
  readonly cards = new Map<string, CardStats>();
  readonly stories = new Map<string, CellHistoryEntry[]>();
  /** Set to make the next request whose path is the key fail once. */
  readonly failures = new Map<string, ProblemCode>();
  /** Requests whose path is one of these are answered once the promise resolves. */
  readonly held = new Map<string, Promise<void>>();

  install(): void {
    const handlers = this.handlers();
    globalThis.fetch = (input, init) => this.#fetch(handlers, String(input), init ?? {});
  }

  set(key: string, value: MatrixValue): void {
    this.times.set(key, value);
    this.position += 1;
  }

  asked(path: string): FakeRequest[] {
    return this.requests.filter(({ url }) => url.pathname === path);
  }

  async #fetch(handlers: HttpHandler[], path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { method = 'GET', credentials } = init;
    this.requests.push({ method, url, headers: new Headers(init.headers), credentials, body });
    this.noted(url.pathname);
    await this.held.get(url.pathname);
    const code = this.failures.get(url.pathname);
    if (this.failures.delete(url.pathname) && code !== undefined) return new Refusal(code).response();
    const response = await getResponse(handlers, new Request(url, await readable(init)));
    return response ?? new Refusal('route-unknown').response();
  }

  /** The first match wins: a subclass puts its own handlers before these. */
  protected handlers(): HttpHandler[] {
    return [...this.#account(), ...this.#catalogue(), ...this.#lapTimes(), ...this.#own()];
  }

  /** A mock of an endpoint of this server; a logged-out caller has no data of their own. */
  protected on<Of extends Endpoint>(
    endpoint: Of,
    tell: (asked: ReadRequestOf<Of>) => AnswerBody<Of> | Promise<AnswerBody<Of>>,
    position?: () => number,
  ): HttpHandler {
    const isOwn = descriptionOf(endpoint as Endpoint).who === 'member';
    return answering(
      endpoint,
      (asked) => (isOwn && !this.signedIn ? new Refusal('signed-out') : tell(asked)),
      position,
    );
  }

  /** Runs before the response. */
  protected noted(_path: string): void {}

  protected whoAsks(): CurrentUser {
    const { tier, mod, signedIn: auth } = this;
    return auth ? { tier, mod, auth, ...user } : { tier: 0, mod: false, auth };
  }

  #own(): HttpHandler[] {
    return [
      fakeTeam(() => this.staff),
      this.on(me.export, () => new FileAnswer('a zip')),
      this.on(me.close, () => {
        this.signedIn = false;
        return { closesAt: '2026-01-15T03:04:05.000Z' };
      }),
      this.on(
        site.notices,
        () => this.notices,
        () => this.position,
      ),
      this.on(client.config, () => ({ chatUrl: 'https://chat.example.org/' })),
      ...this.eventPlan.handlers((of, tell) => this.on(of, tell, () => this.position)),
    ];
  }

  #account(): HttpHandler[] {
    const begin = (): SignedInAnswer => {
      this.signedIn = true;
      return this.closing ? { accountKept: true } : {};
    };
    const { signUp, signIn, signOut, ...others } = account;
    return [
      this.on(session.user, () => this.whoAsks()),
      this.on(signUp, begin),
      this.on(signIn, ({ body: { password } }) => {
        if (password === 'asks for more') return { twoFactorRedirect: true };
        return password === 'correct horse' ? begin() : new Refusal('credentials-wrong');
      }),
      this.on(signOut, () => {
        this.signedIn = false;
        return {};
      }),
      this.on(secondFactor.verifyCode, begin),
      this.on(secondFactor.verifyRecoveryCode, begin),
      this.on(others.current, () => null),
      this.on(others.sessions, () => []),
      ...[others.endSession, others.endOtherSessions, others.endAllSessions].map((one) => this.on(one, () => ({}))),
      ...[others.sendConfirmation, others.confirmEmail, others.askPasswordReset].map((one) => this.on(one, () => ({}))),
      ...[others.resetPassword, others.update, others.changeEmail].map((one) => this.on(one, () => ({}))),
      this.on(others.changePassword, () => ({})),
    ];
  }

  #catalogue(): HttpHandler[] {
    const position = () => this.position;
    const hash = () => `catalogue-${this.position}`;
    return [
      this.on(
        cars.list,
        ({ query: { ids } }) => ({ items: ids ? this.cars.filter(({ id }) => ids.includes(id)) : this.cars }),
        position,
      ),
      this.on(catalogue.head, () => ({
        hash: hash(),
        position: this.position,
        gameVersion: '26',
        upcomingTags: this.upcomingTags,
        saidTags: this.saidTags,
      })),
      this.on(catalogue.file, ({ params }) =>
        params.hash === hash() ? new FileAnswer(encodeCatalogue(this.cars)) : new Refusal('catalogue-unknown'),
      ),
    ];
  }

  #lapTimes(): HttpHandler[] {
    const position = () => this.position;
    return [
      this.on(lapTimes.matrixByPost, ({ body }) => matrixOf(body, this), position),
      this.on(
        lapTimes.matrix,
        ({ query: { deck, since } }) => matrixOf({ ...(parseDeck(deck).deck as unknown as MatrixBody), since }, this),
        position,
      ),
      this.on(lapTimes.submit, ({ body }) => this.#submit(body)),
      this.on(
        lapTimes.story,
        ({ params }): CellHistory => ({
          ...params,
          history: this.stories.get(keyOf(params)) ?? [],
          allowed: this.signedIn ? ['submit-lap-time'] : [],
        }),
        position,
      ),
      this.on(lapTimes.withdraw, ({ params }) => {
        this.set(keyOf(params), null);
        return this.#written('time-1');
      }),
    ];
  }

  #written(id: string): Written {
    return { id, position: this.position, views: ['lap-times', 'cell-history'] };
  }

  #submit({ time, ...cell }: CellAddress & { readonly time: string }): Written | Refusal {
    const parsed = parseLapTime(time, cell.trackCode);
    if (!parsed.ok) return new Refusal(parsed.code);
    const { value } = parsed;
    this.set(keyOf(cell), value.kind === 'dnf' ? 'dnf' : value.kind === 'time' ? value.seconds : value.metresPerSecond);
    return this.#written(`time-${this.position}`);
  }
}

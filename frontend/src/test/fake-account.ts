import { chatCodeBody, chatLinkBody, descriptionOf, secondFactor } from '#contracts';
import type {
  AccountPasskey,
  AccountSession,
  ChatLinkState,
  CurrentUser,
  Endpoint,
  ProblemCode,
  RequestOf,
  TwoFactorOffer,
} from '#contracts';
import type { passkeys } from '#contracts';
import { FakeApi } from './fake-api.ts';
import { refusal } from './fake-answer.ts';
import type { FakeAnswer, FakeRequest } from './fake-answer.ts';

const ok = (body: unknown = { status: true }): FakeAnswer => ({ status: 200, body });
const TRIES_LEFT = 4;

/** The account of who asks, as far as screens of their own need it; bodies are parsed by the contracts. */
export class FakeAccount extends FakeApi {
  /** What is right; everything else is refused. */
  readonly password = 'correct horse';
  readonly code = '123456';
  readonly backupCodes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
  passkeys: AccountPasskey[] = [];
  link: ChatLinkState = { state: 'none' };
  confirmed = true;
  twoFactor = false;
  limits: NonNullable<CurrentUser['limits']> = [];

  /** Chat ids that get no code, and why. */
  readonly unreachable = new Map<string, ProblemCode>();

  protected override answer(request: FakeRequest): FakeAnswer {
    const { pathname } = request.url;
    if (pathname === '/api/getUser') return ok(this.#whoAsks());
    if (!this.signedIn) return isOwn(pathname) ? refusal(401, 'signed-out') : super.answer(request);
    if (pathname === '/api/auth/list-sessions') return ok([session]);
    if (pathname === '/api/auth/get-session') return ok({ session: { id: session.id } });
    if (pathname === '/api/auth/revoke-sessions') this.signedIn = false;
    if (pathname === '/api/chat-link') return this.#chatLink(request);
    if (pathname === '/api/chat-link/confirm') return this.#confirmChat(chatCodeBody.parse(request.body).code);
    if (pathname.startsWith('/api/auth/two-factor/')) return this.#secondFactor(request);
    if (pathname.startsWith('/api/auth/passkey/')) return this.#passkey(request);
    return super.answer(request);
  }

  #whoAsks(): CurrentUser {
    if (!this.signedIn) return { tier: 0, mod: false, auth: false };
    const { confirmed, twoFactor, link, limits } = this;
    const known = { id: 'user-1', username: 'mira', email: 'mira@example.org', tier: 0, mod: false, auth: true };
    return { ...known, confirmed, twoFactor, limits, chatState: link.state };
  }

  #chatLink({ method, body }: FakeRequest): FakeAnswer {
    if (method === 'GET') return ok(this.link);
    if (method === 'DELETE') return ok((this.link = { state: 'none' }));
    const { chatId } = chatLinkBody.parse(body);
    const cause = this.unreachable.get(chatId);
    if (cause) return refusal(422, cause);
    return ok((this.link = { state: 'pending', chatId, expiresAt: '2026-01-02T03:14:05.000Z' }));
  }

  #confirmChat(code: string): FakeAnswer {
    if (this.link.state !== 'pending') return refusal(422, 'chat-code-expired');
    if (code !== this.code) return refusal(422, 'chat-code-wrong', { triesLeft: TRIES_LEFT });
    const { chatId } = this.link;
    return ok((this.link = { state: 'linked', chatId, name: 'Mira in the chat', since: '2026-01-02T03:04:05.000Z' }));
  }

  #secondFactor({ url, body }: FakeRequest): FakeAnswer {
    const path = url.pathname.slice('/api/auth'.length);
    const asked: Endpoint | undefined = Object.values(secondFactor).find((one) => one.path === url.pathname);
    const typed = (asked && descriptionOf(asked).body?.parse(body)) as { password?: string; code?: string };
    if (typed.password !== undefined && typed.password !== this.password) return refusal(422, 'password-wrong');
    if (typed.code !== undefined && typed.code !== this.code) return refusal(422, 'code-wrong');
    const { backupCodes } = this;
    if (path === '/two-factor/enable') return ok({ totpURI: secretUri, backupCodes } satisfies TwoFactorOffer);
    if (path === '/two-factor/generate-backup-codes') return ok({ status: true, backupCodes: ['eeeee-fffff'] });
    this.twoFactor = path === '/two-factor/verify-totp';
    return ok();
  }

  #passkey({ url, body }: FakeRequest): FakeAnswer {
    const path = url.pathname.slice('/api/auth/passkey/'.length);
    if (path === 'list-user-passkeys') return ok(this.passkeys);
    if (path === 'generate-register-options') return ok(registerOptions);
    const { id = `key-${this.passkeys.length}`, name } = body as Partial<RequestOf<typeof passkeys.rename>['body']>;
    const others = this.passkeys.filter((passkey) => passkey.id !== id);
    const renamed = { id, name, createdAt: '2026-01-02T03:04:05.000Z', deviceType: 'singleDevice', backedUp: false };
    this.passkeys = path === 'delete-passkey' ? others : [...others, renamed];
    return ok();
  }
}

const isOwn = (pathname: string): boolean => /chat-link|\/passkey\/|\/two-factor\/|-sessions?$/.test(pathname);

const session: AccountSession = {
  id: 'session-1',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  expiresAt: '2026-02-02T03:04:05.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const secretUri = 'otpauth://totp/TDR:mira@example.org?secret=ABCDEFGHIJKLMNOP&issuer=TDR';
const registerOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'TDR', id: 'localhost' },
  user: { id: 'dXNlcg', name: 'mira', displayName: 'mira' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

import type { HttpHandler } from 'msw';
import { account, apiKeys, chatLink, garages, mails, passkeys, secondFactor, webhooks } from '#contracts';
import type {
  AccountPasskey,
  AccountSession,
  ApiKeyDto,
  ChatLinkState,
  CurrentUser,
  EmailPreferences,
  ProblemCode,
  WebhookDto,
} from '#contracts';
import { Refusal } from './answering.ts';
import { FakeApi } from './fake-api.ts';

const ok = { status: true };
const TRIES_LEFT = 4;

export class FakeAccount extends FakeApi {
  /** The correct password; everything else is refused. */
  readonly password = 'correct horse';
  mailWishes: EmailPreferences = { reviews: false };
  readonly code = '123456';
  readonly backupCodes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
  passkeys: AccountPasskey[] = [];
  apiKeys: ApiKeyDto[] = [];
  webhooks: WebhookDto[] = [];
  link: ChatLinkState = { state: 'none' };
  confirmed = true;
  twoFactor = false;
  limits: NonNullable<CurrentUser['limits']> = [];

  /** Chat ids that get no code, and why. */
  readonly unreachable = new Map<string, ProblemCode>();

  protected override handlers(): HttpHandler[] {
    return [
      ...this.#sessions(),
      ...this.#chatLink(),
      ...this.#secondFactor(),
      ...this.#passkeys(),
      ...this.#apiKeys(),
      ...this.#webhooks(),
      this.on(mails.wishes, () => this.mailWishes),
      this.on(mails.wish, ({ body }) => (this.mailWishes = body)),
      this.on(garages.agreement, () => ({ agrees: false })),
      ...super.handlers(),
    ];
  }

  protected override whoAsks(): CurrentUser {
    if (!this.signedIn) return { tier: 0, mod: false, auth: false };
    const { confirmed, twoFactor, link, limits } = this;
    const known = { id: 'user-1', username: 'mira', email: 'mira@example.org', tier: 0, mod: false, auth: true };
    return { ...known, confirmed, twoFactor, limits, chatState: link.state };
  }

  #sessions(): HttpHandler[] {
    return [
      this.on(account.sessions, () => [session]),
      this.on(account.prove, ({ body }) => (body.password === this.password ? ok : new Refusal('password-wrong'))),
      this.on(account.current, () => ({ session: { id: session.id } })),
      this.on(account.endAllSessions, () => {
        this.signedIn = false;
        return ok;
      }),
    ];
  }

  #chatLink(): HttpHandler[] {
    return [
      this.on(chatLink.state, () => this.link),
      this.on(chatLink.remove, () => (this.link = { state: 'none' })),
      this.on(chatLink.begin, ({ body: { chatId } }) => {
        const cause = this.unreachable.get(chatId);
        if (cause) return new Refusal(cause);
        return (this.link = { state: 'pending', chatId, expiresAt: '2026-01-02T03:14:05.000Z' });
      }),
      this.on(chatLink.confirm, ({ body: { code } }) => {
        if (this.link.state !== 'pending') return new Refusal('chat-code-expired');
        if (code !== this.code) return new Refusal('chat-code-wrong', { triesLeft: TRIES_LEFT });
        const { chatId } = this.link;
        return (this.link = { state: 'linked', chatId, name: 'Mira in the chat', since: '2026-01-02T03:04:05.000Z' });
      }),
    ];
  }

  #secondFactor(): HttpHandler[] {
    const { backupCodes } = this;
    const wrong = (password: string) => (password === this.password ? undefined : new Refusal('password-wrong'));
    return [
      this.on(secondFactor.enable, ({ body }) => wrong(body.password) ?? { totpURI: secretUri, backupCodes }),
      this.on(secondFactor.newRecoveryCodes, () => ({ ...ok, backupCodes: ['eeeee-fffff'] })),
      this.on(secondFactor.disable, () => {
        this.twoFactor = false;
        return ok;
      }),
      this.on(secondFactor.verifyCode, ({ body }) => {
        if (body.code !== this.code) return new Refusal('code-wrong');
        this.twoFactor = true;
        return {};
      }),
    ];
  }

  #apiKeys(): HttpHandler[] {
    return [
      this.on(apiKeys.mine, () => ({ keys: this.apiKeys })),
      this.on(apiKeys.issue, ({ body }) => {
        const key = { ...body, id: madeKey, createdAt: '2026-01-02T03:04:05.000Z', lastUsedOn: null };
        this.apiKeys = [key, ...this.apiKeys];
        return { key, secret: `tdr_${'x'.repeat(43)}` };
      }),
      this.on(apiKeys.revoke, ({ params: { id } }) => {
        this.apiKeys = this.apiKeys.filter((key) => key.id !== id);
        return { keys: this.apiKeys };
      }),
    ];
  }

  #webhooks(): HttpHandler[] {
    const own = () => ({ webhooks: this.webhooks });
    return [
      this.on(webhooks.mine, own),
      this.on(webhooks.register, ({ body }) => {
        const webhook = { ...untried, ...body, id: madeKey, createdAt: '2026-01-02T03:04:05.000Z' };
        this.webhooks = [webhook, ...this.webhooks];
        return { webhook, secret: `whsec_${'x'.repeat(43)}` };
      }),
      this.on(webhooks.replay, own),
      this.on(webhooks.remove, ({ params: { id } }) => {
        this.webhooks = this.webhooks.filter((webhook) => webhook.id !== id);
        return own();
      }),
    ];
  }

  #passkeys(): HttpHandler[] {
    const made = (id: string, name: string | undefined): AccountPasskey => {
      return { id, name, createdAt: '2026-01-02T03:04:05.000Z', deviceType: 'singleDevice', backedUp: false };
    };
    const without = (id: string) => this.passkeys.filter((passkey) => passkey.id !== id);
    return [
      this.on(passkeys.list, () => this.passkeys),
      this.on(passkeys.registerOptions, () => registerOptions),
      this.on(passkeys.register, ({ body }) => {
        this.passkeys = [...this.passkeys, made(`key-${this.passkeys.length}`, body.name)];
        return ok;
      }),
      this.on(passkeys.rename, ({ body: { id, name } }) => {
        this.passkeys = [...without(id), made(id, name)];
        return ok;
      }),
      this.on(passkeys.remove, ({ body: { id } }) => {
        this.passkeys = without(id);
        return ok;
      }),
    ];
  }
}

const session: AccountSession = {
  id: 'session-1',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  expiresAt: '2026-02-02T03:04:05.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const untried = {
  position: 0,
  tries: 0,
  failingSince: null,
  dueAt: null,
  parkedAt: null,
  lastAt: null,
  lastAnswer: null,
};
const madeKey = '0190f5b0-7d3a-4b1e-8f00-1234567890ab';
const secretUri = 'otpauth://totp/TDR:mira@example.org?secret=ABCDEFGHIJKLMNOP&issuer=TDR';
const registerOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'TDR', id: 'localhost' },
  user: { id: 'dXNlcg', name: 'mira', displayName: 'mira' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

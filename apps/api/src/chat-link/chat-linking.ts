import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts, ChatAttempt, ChatLink, Session } from '#accounts';
import { ChatFailed, type ChatFailure, type Messenger } from '#chat';
import { type ChatLinkCause, chatLinkCause, type ChatLinkState } from '#contracts';
import type { StartedConfig } from '../config.ts';
import type { MailTexts } from '../accounts/mail-texts.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS, CONFIG, LOGGER, MAIL_TEXTS, MESSENGER } from '../ports.ts';
import { chatCodeHash, newChatCode, sameHash } from './chat-code.ts';

const CODE_MINUTES = 10;
const MINUTE_MS = 60_000;
const TRIES = 5;

const causes = {
  'user-unknown': 'chat-user-unknown',
  'not-member': 'chat-not-member',
  'messages-closed': 'chat-messages-closed',
  unavailable: 'chat-unavailable',
} as const satisfies Record<ChatFailure, ChatLinkCause>;

/** Links an account with the chat account whose private messages its owner can read. */
@Injectable()
export class ChatLinking {
  /** Tests replace the clock. */
  now = (): number => Date.now();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(MAIL_TEXTS) private readonly words: MailTexts,
    @Inject(MESSENGER) private readonly messenger: Messenger,
    @Inject(CONFIG) private readonly config: StartedConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async stateOf(userId: string): Promise<ChatLinkState> {
    const link = await this.accounts.chatLinks.linkOf(userId);
    return link ? linked(link) : stateOf(await this.accounts.chatLinks.attemptOf(userId), this.#instant(0));
  }

  /** Sends a code. Refused: `chat-already-linked`, or why it did not arrive. */
  async begin({ userId, language }: Session, chatId: string): Promise<ChatLinkState> {
    const { chatLinks } = this.accounts;
    if (await chatLinks.linkOf(userId)) throw new Refused('chat-already-linked');
    const code = newChatCode();
    const { text } = await this.words.of('chat-code', language ?? 'en', { code, minutes: String(CODE_MINUTES) });
    const sent = await this.#send(chatId, text);
    const attempt: ChatAttempt = {
      userId,
      chatId,
      name: sent.name,
      secret: sent.cause ? '' : chatCodeHash(this.config.authSecret, userId, chatId, code),
      expiresAt: this.#instant(CODE_MINUTES * MINUTE_MS),
      triesLeft: sent.cause ? 0 : TRIES,
      cause: sent.cause,
    };
    await chatLinks.recordAttempt(attempt);
    if (sent.cause) throw new Refused(sent.cause);
    return stateOf(attempt, this.#instant(0));
  }

  /** Links when the code is right. Refused: `chat-code-wrong`, `chat-code-expired` (or spent), `chat-taken`. */
  async confirm(userId: string, code: string): Promise<ChatLinkState> {
    const { chatLinks } = this.accounts;
    const attempt = await chatLinks.takeTry(userId);
    const at = this.#instant(0);
    if (!attempt || attempt.expiresAt <= at) return this.#fail(userId, 'chat-code-expired');
    const right = sameHash(attempt.secret, chatCodeHash(this.config.authSecret, userId, attempt.chatId, code));
    if (!right && attempt.triesLeft === 0) return this.#fail(userId, 'chat-code-expired');
    if (!right) throw new Refused('chat-code-wrong', { triesLeft: attempt.triesLeft });
    const link: ChatLink = { userId, chatId: attempt.chatId, name: attempt.name, at };
    return (await chatLinks.link(link)) ? linked(link) : this.#fail(userId, 'chat-taken');
  }

  /** Makes no request to the chat service. */
  unlink(userId: string): Promise<void> {
    return this.accounts.chatLinks.unlink(userId);
  }

  async #send(chatId: string, text: string): Promise<{ readonly name: string; readonly cause: ChatLinkCause | null }> {
    try {
      return { name: await this.messenger.send(chatId, text), cause: null };
    } catch (error) {
      if (!(error instanceof ChatFailed)) throw error;
      if (error.failure === 'unavailable') this.logger.warn({ cause: String(error.cause) }, 'the chat does not answer');
      return { name: '', cause: causes[error.failure] };
    }
  }

  async #fail(userId: string, cause: ChatLinkCause): Promise<never> {
    const attempt = await this.accounts.chatLinks.attemptOf(userId);
    if (attempt) await this.accounts.chatLinks.recordAttempt({ ...attempt, secret: '', triesLeft: 0, cause });
    throw new Refused(cause);
  }

  #instant(fromNowMs: number): string {
    return new Date(this.now() + fromNowMs).toISOString();
  }
}

const linked = ({ chatId, name, at }: ChatLink): ChatLinkState => ({ state: 'linked', chatId, name, since: at });

const stateOf = (attempt: ChatAttempt | undefined, now: string): ChatLinkState => {
  if (!attempt) return { state: 'none' };
  const { chatId, expiresAt } = attempt;
  const late = expiresAt <= now ? 'chat-code-expired' : undefined;
  const cause = chatLinkCause.safeParse(attempt.cause).data ?? late;
  return cause ? { state: 'failed', chatId, cause } : { state: 'pending', chatId, expiresAt };
};

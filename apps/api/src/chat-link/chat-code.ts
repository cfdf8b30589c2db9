import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

/** Six random digits, as text: it may start with 0. */
export const newChatCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The stored hash of a code. A million codes are soon tried, so the hash needs a secret of the server. */
export const chatCodeHash = (secret: string, userId: string, chatId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['chat-code', userId, chatId, code]))
    .digest('base64url');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

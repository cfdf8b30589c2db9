import { z } from 'zod';

/** A chat account's numeric id as text: 17 to 20 digits, more than a number holds. */
export const chatId = z
  .string()
  .trim()
  .regex(/^\d{17,20}$/)
  .meta({ examples: ['123456789012345678'] });

/** `POST /api/chat-link`: sends a code to this chat account. */
export const chatLinkBody = z.object({ chatId }).meta({ id: 'ChatLinkBody' });
export type ChatLinkBody = z.infer<typeof chatLinkBody>;

/** `POST /api/chat-link/confirm`: the received code, six digits as text, because it may start with 0. */
export const chatCodeBody = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/)
      .meta({ examples: ['123456'] }),
  })
  .meta({ id: 'ChatCodeBody' });
export type ChatCodeBody = z.infer<typeof chatCodeBody>;

/** Why a chat account could not be linked; each is also a problem code. */
export const chatLinkCause = z.enum([
  'chat-user-unknown',
  'chat-not-member',
  'chat-messages-closed',
  'chat-unavailable',
  'chat-code-expired',
  'chat-taken',
]);
export type ChatLinkCause = z.infer<typeof chatLinkCause>;

/** The user's chat account. Pending: a code was sent, valid until `expiresAt`. Failed: `cause` has the reason. */
export const chatLinkState = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({ state: z.literal('pending'), chatId, expiresAt: z.iso.datetime() }),
    z.object({ state: z.literal('failed'), chatId, cause: chatLinkCause }),
    z.object({ state: z.literal('linked'), chatId, name: z.string(), since: z.iso.datetime() }),
  ])
  .meta({ id: 'ChatLink' });
export type ChatLinkState = z.infer<typeof chatLinkState>;

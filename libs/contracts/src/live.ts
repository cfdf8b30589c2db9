import { z } from 'zod';

/** Socket event, server to browser, batched for 100 ms: the changes in a channel the socket has joined. */
export const viewChanged = z.object({
  view: z.string(),
  channel: z.string(),
  keys: z.union([z.array(z.string()), z.literal('*')]),
  position: z.number().int().nonnegative(),
});
export type ViewChanged = z.infer<typeof viewChanged>;

/**
 * Socket events, browser to server, each acknowledged with `{ ok: true, joined } | { ok: false, code }`. A join also
 * returns the log `position` after which the socket hears everything: an older response is to be requested again.
 */
export const channelList = z.array(z.string().min(1).max(160)).max(100);
export type ChannelAck =
  | { ok: true; joined: string[]; position?: number }
  | { ok: false; code: 'shape-invalid' | 'too-many-channels' | 'not-allowed' };

/** Channels a socket may be in at one time. */
export const MAX_CHANNELS = 100;

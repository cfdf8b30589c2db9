import { isIP } from 'node:net';
import { z } from 'zod';

/** A SQLite file, or an address with one of the schemes. */
export const sqliteOr = (...schemes: readonly string[]) =>
  z.string().refine((url) => ['sqlite:', ...schemes].some((scheme) => url.startsWith(scheme)), {
    error: `must start with one of: sqlite:, ${schemes.join(', ')}`,
  });

/** An origin alone: paths of the API begin at the root. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !URL.canParse(url) || `${new URL(url).origin}/` === new URL(url).href, {
    error: 'must be an origin without a path, as in https://api.example.org',
  })
  .transform((url) => new URL(url).origin);

/** A bucket of S3 or of a server of its protocol. */
export const bucket = z.url({
  protocol: /^s3$/,
  error: 'must be as in s3://key:secret@bucket/folder?endpoint=https://…',
});

/** At most so many; `none` lifts the limit, for a network whose members trust one another. */
export const limit = z.union([z.literal('none').transform(() => Infinity), z.coerce.number().int().min(1)], {
  error: 'must be a whole number from 1, or none',
});

/** Addresses and networks of proxies; the names are those of Fastify. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return NETWORKS.has(text) || (isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most)));
};

export const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => isNetwork(one) && !NETWORKS.has(one)), {
    error: 'must be addresses and networks, as in 10.0.0.1, 172.16.0.0/12',
  });

/** Not every sender: it could name any address, and so evade its limits. */
export const proxies = z
  .string()
  .transform((text) => (text === 'false' ? [] : text.split(',').map((one) => one.trim())))
  .refine((all) => all.every(isNetwork), {
    error: 'must be false or the addresses of your proxies, as in 10.0.0.1, 172.16.0.0/12 or loopback',
  });

type DiscordValues = {
  readonly DISCORD_BOT_TOKEN?: string | undefined;
  readonly DISCORD_SERVER_ID?: string | undefined;
  readonly DISCORD_API_URL: string;
};

export const discordIn = ({
  DISCORD_BOT_TOKEN: token,
  DISCORD_SERVER_ID: serverId,
  DISCORD_API_URL: url,
}: DiscordValues) => (token && serverId ? { token, serverId, url } : undefined);

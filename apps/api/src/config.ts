import { join } from 'node:path';
import { z } from 'zod';
import { defaultErasureJournal } from '#accounts';
import { type UpcomingTag, upcomingTags } from '#open-data';
import { UPLOADS_FOLDER } from '#uploads';
import { bucket, discordIn, limit, networks, origin, proxies, sqliteOr } from './config-values.ts';
import { isThisMachine } from './http/this-machine.ts';

const SECRET_MIN = 32;

/** The addresses that browsers are sent to: over plain http their sessions can be intercepted. */
const ADDRESSES = ['PUBLIC_URL', 'API_URL', 'READS_URL'] as const;
const PLAIN_REFUSED =
  'must begin with https:// in production; PLAIN_HTTP=yes allows http:// in a network where nobody else listens';

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATA_DIR: z.string().min(1).default('data'),
    EVENT_STORE_URL: sqliteOr('kurrentdb', 'kurrent:', 'kdb', 'esdb').optional(),
    READ_STORE_URL: sqliteOr('mongodb:', 'mongodb+srv:').optional(),
    ACCOUNTS_URL: sqliteOr('mongodb:', 'mongodb+srv:').optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    BACKUP_FOLDER: z.string().min(1).optional(),
    ERASURE_JOURNAL: z.string().min(1).optional(),
    UPLOADS_URL: bucket.optional(),
    DUMPS_URL: bucket.optional(),
    AUTH_SECRET: z
      .string()
      .min(SECRET_MIN, { error: `must be at least ${SECRET_MIN} random characters` })
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('Track Day Records <no-reply@localhost>'),
    TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
    METRICS_TOKEN: z
      .string()
      .min(SECRET_MIN, { error: `must be at least ${SECRET_MIN} random characters` })
      .optional(),
    DISCORD_BOT_TOKEN: z.string().min(20).optional(),
    DISCORD_SERVER_ID: z
      .string()
      .regex(/^\d{17,20}$/)
      .optional(),
    DISCORD_API_URL: z.url({ protocol: /^https?$/ }).default('https://discord.com/api'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    PLAIN_HTTP: z.enum(['yes', 'no']).default('no'),
    API_URL: origin.optional(),
    READS_URL: origin.optional(),
    COOKIE_DOMAIN: z.hostname().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    LIMIT_WRITES_PER_MINUTE: limit.default(60),
    LIMIT_READS_PER_MINUTE: limit.default(600),
    LIMIT_UNKEYED_READS_PER_MINUTE: limit.default(120),
    LIMIT_KEYS_PER_MINUTE: limit.default(1_200),
    LIMIT_SIGN_UPS_PER_HOUR: limit.default(20),
    LIMIT_SIGN_INS_PER_MINUTE: limit.default(20),
    LIMIT_ACTS_TIMES: limit.default(1),
    LIMIT_SOCKETS_PER_ADDRESS: limit.default(250),
    LIMIT_SOCKETS: limit.default(20_000),
    LIMIT_SOCKET_MESSAGES_PER_SECOND: limit.default(20),
    CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
    DONATION_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: proxies.default([]),
    WEBHOOK_NETWORKS: networks.default([]),
    DEMO_CARS: z.enum(['yes', 'no']).default('no'),
    HIDDEN_CHALLENGE: z.string().max(120).optional(),
    UPCOMING_TAGS: upcomingTags.default([]),
  })
  .refine(({ DISCORD_BOT_TOKEN: token, DISCORD_SERVER_ID: server }) => Boolean(token) === Boolean(server), {
    path: ['DISCORD_SERVER_ID'],
    error: 'must be set together with DISCORD_BOT_TOKEN',
  })
  .refine(({ NODE_ENV, AUTH_SECRET }) => NODE_ENV !== 'production' || AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: `must be set to a secret of your own of at least ${SECRET_MIN} characters in production`,
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set in production to the address that browsers use: https://tdr.example.org',
  })
  .superRefine((data, { addIssue }) => {
    if (data.NODE_ENV !== 'production' || data.PLAIN_HTTP === 'yes') return;
    for (const name of ADDRESSES)
      if (data[name]?.startsWith('http:')) addIssue({ code: 'custom', path: [name], message: PLAIN_REFUSED });
  });

export type Config = {
  /**
   * With the conveniences of development: demo times, and an outbox to read on this machine. Never in production, nor where
   * browsers use another address than this machine's own.
   */
  readonly development: boolean;
  /** Demo reviews and photos, in addition to demo times: `npm start` sets it, tests bring their own. */
  readonly demoCars: boolean;
  readonly port: number;
  readonly dataDir: string;
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly accountsUrl: string;
  /** Where an installation of one process backs itself up each day; undefined: nowhere. */
  readonly backupFolder: string | undefined;
  /** File or database that lists the erased accounts; outside every backup set. */
  readonly erasureJournal: string;
  readonly redisUrl: string | undefined;
  /** Secrets from the environment, by their variable: on a real installation no one may guess them. */
  readonly givenSecrets: Readonly<Record<string, string>>;
  /** Undefined: the installation makes its own. */
  readonly authSecret: string | undefined;
  readonly publicUrl: string;
  /** `publicUrl` is not configured: our pages work at every address of this machine. */
  readonly atAnyHost: boolean;
  /** Origins for the pages' requests instead of their own: for everything, and for views. */
  readonly addresses: { readonly api?: string; readonly reads?: string };
  /** Undefined: cookies are valid only for the host that set them. */
  readonly cookieDomain: string | undefined;
  /** Undefined: emails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: private messages stay in the outbox. */
  readonly discord: { readonly token: string; readonly serverId: string; readonly url: string } | undefined;
  /** Folder of messages that are not sent for lack of a transport. */
  readonly outbox: string;
  /** Where uploads are stored: a folder, which nodes of several servers share, or `s3://…`. */
  readonly uploads: string;
  /** Bucket of the nightly public data; undefined: it is stored with the views. */
  readonly dumps: string | undefined;
  readonly logLevel: string;
  /** Where traces of writes are sent by OTLP over HTTP; undefined: nowhere. */
  readonly tracesUrl: string | undefined;
  /**
   * Who may read /metrics: callers with the token; without a token only this machine. Undefined: no one, nothing is
   * measured.
   */
  readonly metrics: { readonly token: string | undefined } | undefined;
  /** Trusted proxies that may name the client address; empty: none. */
  readonly trustProxy: readonly string[];
  /** Private networks that webhooks may be sent to nevertheless. */
  readonly webhookNetworks: readonly string[];
  /** Public config of the browser: the address of the chat community and of the donation page. */
  readonly client: { readonly chatUrl?: string; readonly donationUrl?: string };
  /** The id of the challenge that is hidden from everyone, staff included; undefined: there is none. */
  readonly hiddenChallenge: string | undefined;
  /** Tags of collections that are not out yet, or were not when this was set. */
  readonly upcomingTags: readonly UpcomingTag[];
  readonly limits: Limits;
};

/** The same with a secret, given or generated. */
export type StartedConfig = Config & { readonly authSecret: string };

export type Limits = {
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
  /** Reads of a program without a key, by address. */
  readonly unkeyedReadsPerMinute: number;
  /** Requests of one key, from all addresses. */
  readonly keysPerMinute: number;
  readonly signUpsPerHour: number;
  readonly signInsPerMinute: number;
  /** Factor for each number a day of docs/action-limits.md. */
  readonly actsTimes: number;
  readonly socketsAnAddress: number;
  /** Of all addresses, on one node. */
  readonly sockets: number;
  readonly messagesPerSecond: number;
};

/** Some variables are wrong; the message names each. */
export class ConfigInvalid extends Error {
  constructor(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.name = 'ConfigInvalid';
  }
}

/** Reads the environment. Throws `ConfigInvalid`. An empty variable counts as one that is not set. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const read = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) throw new ConfigInvalid(read.error.issues);
  const { data } = read;
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  const development = data.NODE_ENV !== 'production' && isThisMachine(new URL(publicUrl).hostname);
  const accountsUrl = data.ACCOUNTS_URL ?? `sqlite:${join(data.DATA_DIR, 'accounts.sqlite')}`;
  return {
    development,
    demoCars: data.DEMO_CARS === 'yes',
    hiddenChallenge: data.HIDDEN_CHALLENGE,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    eventStoreUrl: data.EVENT_STORE_URL ?? `sqlite:${join(data.DATA_DIR, 'log.sqlite')}`,
    readStoreUrl: data.READ_STORE_URL ?? `sqlite:${join(data.DATA_DIR, 'views')}`,
    accountsUrl,
    backupFolder: data.BACKUP_FOLDER,
    erasureJournal: data.ERASURE_JOURNAL ?? defaultErasureJournal(accountsUrl, data.DATA_DIR),
    redisUrl: data.REDIS_URL,
    ...secretsOf(data, development),
    publicUrl,
    atAnyHost: data.PUBLIC_URL === undefined,
    addresses: addressesOf(data),
    cookieDomain: data.COOKIE_DOMAIN,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    discord: discordIn(data),
    outbox: join(data.DATA_DIR, 'outbox'),
    uploads: data.UPLOADS_URL ?? join(data.DATA_DIR, UPLOADS_FOLDER),
    dumps: data.DUMPS_URL,
    logLevel: data.LOG_LEVEL,
    tracesUrl: data.TRACES_URL,
    metrics: development || data.METRICS_TOKEN !== undefined ? { token: data.METRICS_TOKEN } : undefined,
    webhookNetworks: data.WEBHOOK_NETWORKS,
    trustProxy: data.TRUST_PROXY,
    client: clientOf(data),
    upcomingTags: data.UPCOMING_TAGS,
    limits: limitsOf(data),
  };
};

const secretsOf = ({ AUTH_SECRET, METRICS_TOKEN }: z.infer<typeof variables>, development: boolean) => {
  const given = { ...(AUTH_SECRET && { AUTH_SECRET }), ...(METRICS_TOKEN && { METRICS_TOKEN }) };
  return { givenSecrets: development ? {} : given, authSecret: AUTH_SECRET };
};

const limitsOf = (data: z.infer<typeof variables>): Limits => ({
  writesPerMinute: data.LIMIT_WRITES_PER_MINUTE,
  readsPerMinute: data.LIMIT_READS_PER_MINUTE,
  unkeyedReadsPerMinute: data.LIMIT_UNKEYED_READS_PER_MINUTE,
  keysPerMinute: data.LIMIT_KEYS_PER_MINUTE,
  signUpsPerHour: data.LIMIT_SIGN_UPS_PER_HOUR,
  signInsPerMinute: data.LIMIT_SIGN_INS_PER_MINUTE,
  actsTimes: data.LIMIT_ACTS_TIMES,
  socketsAnAddress: data.LIMIT_SOCKETS_PER_ADDRESS,
  sockets: data.LIMIT_SOCKETS,
  messagesPerSecond: data.LIMIT_SOCKET_MESSAGES_PER_SECOND,
});

const addressesOf = ({ API_URL: api, READS_URL: reads }: z.infer<typeof variables>): Config['addresses'] => ({
  ...(api ? { api } : {}),
  ...(reads ? { reads } : {}),
});

const clientOf = ({ CHAT_URL: chatUrl, DONATION_URL: donationUrl }: z.infer<typeof variables>): Config['client'] => ({
  ...(chatUrl ? { chatUrl } : {}),
  ...(donationUrl ? { donationUrl } : {}),
});

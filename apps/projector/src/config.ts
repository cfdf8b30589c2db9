import { z } from 'zod';

const variables = z.object({
  EVENT_STORE_URL: z.string({ error: 'must be set' }),
  READ_STORE_URL: z.string({ error: 'must be set' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be set to a redis: address' }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HEARTBEAT_FILE: z.string().optional(),
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: z.string().min(32, { error: 'must be at least 32 random characters' }).optional(),
});

export type Config = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly redisUrl: string;
  readonly logLevel: string;
  /** Touched every second, so that a monitor sees that the process is alive. */
  readonly heartbeatFile: string | undefined;
  /** Where traces of writes are sent by OTLP over HTTP; undefined: nowhere. */
  readonly tracesUrl: string | undefined;
  /** Where `/metrics` is; without a token for this machine alone. Undefined: nowhere, and nothing is measured. */
  readonly metrics: { readonly port: number; readonly token: string | undefined } | undefined;
};

/** Some variables are missing or wrong; the message names each. */
export class ConfigInvalid extends Error {
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.name = 'ConfigInvalid';
  }
}

/** Reads the environment. Throws `ConfigInvalid`. An empty variable counts as one that is not set. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const read = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) throw new ConfigInvalid(read.error.issues);
  const { data } = read;
  return {
    eventStoreUrl: data.EVENT_STORE_URL,
    readStoreUrl: data.READ_STORE_URL,
    redisUrl: data.REDIS_URL,
    logLevel: data.LOG_LEVEL,
    heartbeatFile: data.HEARTBEAT_FILE,
    tracesUrl: data.TRACES_URL,
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, token: data.METRICS_TOKEN },
  };
};

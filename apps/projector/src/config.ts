import { z } from 'zod';

const variables = z.object({
  EVENT_STORE_URL: z.string({ error: 'must be set' }),
  READ_STORE_URL: z.string({ error: 'must be set' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be set to a redis: address' }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HEARTBEAT_FILE: z.string().optional(),
});

export type Config = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly redisUrl: string;
  readonly logLevel: string;
  /** Touched every second, so that whoever watches sees that the process is alive. */
  readonly heartbeatFile: string | undefined;
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
  };
};

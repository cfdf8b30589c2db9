import type { RedisClientType } from 'redis';
import type { Logger } from 'pino';

/** A connected client. It reconnects by itself when it loses its server. */
export const openRedis = async (url: string, logger: Logger): Promise<RedisClientType> => {
  // Its table of commands would take five megabytes in every process that does not need it.
  const { createClient } = await import('redis');
  const client: RedisClientType = createClient({ url });
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis does not answer'));
  await client.connect();
  return client;
};

/** Waits for pending commands, unless there is no connection to answer them. */
export const closeRedis = async (client: RedisClientType): Promise<void> => {
  if (client.isReady) await client.close();
  else client.destroy();
};

import type { RedisClientType } from 'redis';
import type { Logger } from 'pino';

/** A connected client. One that loses its server later connects again by itself. */
export const openRedis = async (url: string, logger: Logger): Promise<RedisClientType> => {
  // Its table of commands would be five megabytes in every process that needs none of them.
  const { createClient } = await import('redis');
  const client: RedisClientType = createClient({ url });
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis does not answer'));
  await client.connect();
  return client;
};

/** Waits for what is under way, unless there is nobody to answer it. */
export const closeRedis = async (client: RedisClientType): Promise<void> => {
  if (client.isReady) await client.close();
  else client.destroy();
};

import { createClient, type RedisClientType } from 'redis';
import type { Logger } from 'pino';

/** A connected client. One that loses its server later connects again by itself. */
export const openRedis = async (url: string, logger: Logger): Promise<RedisClientType> => {
  const client: RedisClientType = createClient({ url });
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis does not answer'));
  await client.connect();
  return client;
};

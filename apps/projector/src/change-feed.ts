import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { Server } from 'socket.io';
import type { ViewChanged } from '#contracts';
import { changeMessage } from '#domain';
import type { ViewChange } from '#read-store';

/** How long a closed feed may still wait for a message from Redis. */
const LAST_READ_MS = 1_000;

/**
 * Sends changes to the sockets of every API node: a socket.io server without a port, whose Redis the nodes share.
 * Changes that could not be sent while Redis was down are sent as '*' when it is back: every page with the view
 * requests again.
 */
export class ChangeFeed {
  readonly #redis;
  readonly #server: Server;
  /** Positions of views with unsent changes. */
  readonly #untold = new Map<string, number>();

  constructor(redisUrl: string, logger: Logger) {
    this.#redis = createClient({ url: redisUrl });
    this.#redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'Redis does not answer'));
    this.#redis.on('ready', () => this.#tellUntold());
    this.#server = new Server({ adapter: createAdapter(this.#redis, { blockTimeInMs: LAST_READ_MS }) });
    this.#redis.connect().catch((error: unknown) => logger.error({ error }, 'Redis cannot be used'));
  }

  /** Channel '*' is everyone who shows the view. */
  tell(changes: readonly ViewChange[]): void {
    for (const change of changes) {
      const { view, position } = change;
      if (!this.#redis.isReady) {
        this.#untold.set(view, Math.max(position, this.#untold.get(view) ?? 0));
        continue;
      }
      const { room, except, told } = changeMessage(change);
      const heard = room === undefined ? this.#server : this.#server.to(room);
      heard.except(except).emit('view-changed', told satisfies ViewChanged);
    }
  }

  async close(): Promise<void> {
    this.#server.of('/').adapter.close();
    if (this.#redis.isReady) await this.#redis.close();
    else this.#redis.destroy();
  }

  #tellUntold(): void {
    const untold = [...this.#untold];
    this.#untold.clear();
    this.tell(untold.map(([view, position]) => ({ view, channel: '*', keys: '*', position })));
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { RedisClientType } from 'redis';
import type { Server, ServerOptions } from 'socket.io';
import { isSameOrigin } from '../http/same-origin.ts';

/** A list of a hundred channels is far below this; the default of a megabyte would be a gift to a flood. */
const MESSAGE_BYTES_MAX = 32 * 1024;

/** Sockets for pages of ours only; between nodes that share a Redis, over its streams. */
export class LiveAdapter extends IoAdapter {
  readonly #publicUrl: string;
  readonly #redis: RedisClientType | undefined;

  constructor(app: INestApplicationContext, publicUrl: string, redis: RedisClientType | undefined) {
    super(app);
    this.#publicUrl = publicUrl;
    this.#redis = redis;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_BYTES_MAX,
      cors: { origin: new URL(this.#publicUrl).origin, credentials: true },
      allowRequest: ({ headers }, answer) => answer(null, isSameOrigin(headers, headers.host, this.#publicUrl)),
      ...(this.#redis && { adapter: createAdapter(this.#redis) }),
    } as ServerOptions);
  }
  /** Ends the sockets, and leaves the HTTP server they came through to the requests that are still being answered. */
  override async close(server: Server): Promise<void> {
    await server.of('/').adapter.close();
    server.engine.close();
  }
}

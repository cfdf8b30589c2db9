import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { RedisClientType } from 'redis';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../config.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { type AddressOf, SocketFlood } from './socket-limits.ts';

/** A list of a hundred channels is far below this; the default of a megabyte would help a flood. */
const MESSAGE_BYTES_MAX = 32 * 1024;

/** Sockets for our own pages only; between nodes that share a Redis, over its streams. */
export class LiveAdapter extends IoAdapter {
  readonly #flood: SocketFlood;
  readonly #addressOf: AddressOf;

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
    private readonly redis: RedisClientType | undefined,
    socketsMax: number,
  ) {
    super(app);
    this.#flood = new SocketFlood({ ...config.limits, sockets: Math.min(config.limits.sockets, socketsMax) });
    const isProxy = compile([...config.trustProxy]);
    this.#addressOf = (request) => rateLimit.normalizeIP(proxyAddress(request, isProxy));
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicUrl } = this.config;
    const server: Server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_BYTES_MAX,
      cors: { origin: new URL(publicUrl).origin, credentials: true },
      allowRequest: (request, answer) => {
        // Called only for new sockets: a request with the id of an open socket bypasses this.
        const isOurs = isSameOrigin(request.headers, request.headers.host, this.config);
        answer(null, isOurs && this.#flood.admits(this.#addressOf(request)));
      },
      ...(this.redis && { adapter: createAdapter(this.redis) }),
    } as ServerOptions);
    server.engine.on('connection', (socket) => this.#flood.watch(socket, this.#addressOf(socket.request)));
    return server;
  }
  /** Closes the sockets, and leaves the HTTP server to the requests that are still being answered. */
  override async close(server: Server): Promise<void> {
    await server.of('/').adapter.close();
    server.engine.close();
  }
}

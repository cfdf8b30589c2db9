import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { Cable } from './kurrent-double/cable.ts';
import { mongoServer, type TestMongo } from './mongo-server.ts';
import { startProjectorProcess } from './projector-process.ts';
import { redisServer, type TestRedis } from './redis-server.ts';
import type { Means } from './ring.ts';
import { startServer, type ServerProcess } from './server-process.ts';

type Servers = { readonly mongo: TestMongo; readonly redis: TestRedis };

/** The servers that an installation of several processes needs, or which are missing. */
export const distributedServers = async (): Promise<Means<Servers>> => {
  const redis = await redisServer();
  if ('missing' in redis) return redis;
  const mongo = await mongoServer();
  if ('found' in mongo) return { found: { mongo: mongo.found, redis: redis.found } };
  await redis.found.stop();
  return mongo;
};

/** An installation as docker-compose.yml describes it: API nodes and projectors around a log, views and Redis. */
export class Distributed {
  readonly #servers: Servers;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tdr-distributed-'));
  readonly #processes: ServerProcess[] = [];
  readonly #toMongo: Cable;
  #mongoPort = 0;
  #logUrl = '';

  constructor(servers: Servers) {
    this.#servers = servers;
    const { hostname, port } = new URL(servers.mongo.url);
    this.#toMongo = new Cable((socket) => {
      const onward = connect(Number(port || 27_017), hostname);
      socket
        .on('error', () => onward.destroy())
        .pipe(onward)
        .on('error', () => socket.destroy());
      onward.pipe(socket);
    });
  }

  async begin(): Promise<void> {
    const double = new URL('./kurrent-double/main.ts', import.meta.url).pathname;
    const { NODE_OPTIONS: _, ...env } = process.env;
    const log = await this.#kept(startServer(process.execPath, ['-C', 'source', double], /^\w+:\/\//, { env }));
    this.#logUrl = log.readyLine;
    this.#mongoPort = await this.#toMongo.plugIn(0);
  }

  /** A node that is up, whether or not its views are. */
  startApi(name: string): Promise<ApiProcess> {
    const limits = {
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_READS_PER_MINUTE: '100000',
      LIMIT_SIGN_UPS_PER_HOUR: '1000',
    };
    const own = {
      DATA_DIR: join(this.#folder, name),
      ACCOUNTS_URL: this.#databaseUrl('accounts'),
      AUTH_SECRET: 's'.repeat(32),
      // As compose runs it, without demo times.
      NODE_ENV: 'production',
    };
    return this.#kept(startApiProcess({ ...this.#stores(), ...limits, ...own }));
  }

  startProjector(): Promise<ServerProcess> {
    return this.#kept(startProjectorProcess(this.#stores()));
  }

  /** Nobody reaches the read store any more. The accounts, on the same server, stay. */
  async cutReadStore(): Promise<void> {
    await this.#toMongo.unplug();
  }

  async mendReadStore(): Promise<void> {
    await this.#toMongo.plugIn(this.#mongoPort);
  }

  async end(): Promise<void> {
    for (const process of this.#processes.reverse()) await process.stop('SIGKILL');
    await this.#toMongo.unplug();
    await this.#servers.mongo.stop();
    await this.#servers.redis.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #stores() {
    const views = new URL(this.#databaseUrl('views'));
    views.host = `127.0.0.1:${this.#mongoPort}`;
    views.searchParams.set('directConnection', 'true');
    return { EVENT_STORE_URL: this.#logUrl, READ_STORE_URL: views.href, REDIS_URL: this.#servers.redis.url };
  }

  #databaseUrl(name: string): string {
    const url = new URL(this.#servers.mongo.url);
    if (name !== 'views') url.pathname += `-${name}`;
    return url.href;
  }

  async #kept<Started extends ServerProcess>(starting: Promise<Started>): Promise<Started> {
    const started = await starting;
    this.#processes.push(started);
    return started;
  }
}

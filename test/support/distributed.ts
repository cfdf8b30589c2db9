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

/**
 * Parts an installation can be cut off from. The accounts are on the same server as the read store, and cut separately.
 */
export type Part = 'log' | 'read store' | 'accounts' | 'Redis';

type Servers = { readonly mongo: TestMongo; readonly redis: TestRedis };

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
  readonly #cables = new Map<Part, { readonly cable: Cable; readonly port: number }>();
  #logUrl = '';

  constructor(servers: Servers) {
    this.#servers = servers;
  }

  async begin(): Promise<void> {
    const double = new URL('./kurrent-double/main.ts', import.meta.url).pathname;
    const { NODE_OPTIONS: _, ...env } = process.env;
    const log = await this.#kept(startServer(process.execPath, ['-C', 'source', double], /^\w+:\/\//, { env }));
    this.#logUrl = log.readyLine;
    await this.#lay('log', this.#logUrl, 2113);
    await this.#lay('read store', this.#servers.mongo.url, 27_017);
    await this.#lay('accounts', this.#servers.mongo.url, 27_017);
    await this.#lay('Redis', this.#servers.redis.url, 6379);
  }

  /** A running node, whether or not its views are ready. */
  startApi(name: string): Promise<ApiProcess> {
    const limits = {
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_ACTS_TIMES: 'none',
      LIMIT_UNKEYED_READS_PER_MINUTE: '100000',
      LIMIT_READS_PER_MINUTE: '100000',
      LIMIT_SIGN_UPS_PER_HOUR: '1000',
    };
    const own = {
      DATA_DIR: join(this.#folder, name),
      ACCOUNTS_URL: this.#direct('accounts', 'accounts'),
      AUTH_SECRET: '4f1c9a7be02d83561f7740cbd9ea3358',
      // As compose runs it, without demo times.
      NODE_ENV: 'production',
    };
    return this.#kept(startApiProcess({ ...this.#stores(), ...limits, ...own }));
  }

  startProjector(): Promise<ServerProcess> {
    return this.#kept(startProjectorProcess(this.#stores()));
  }

  async cut(part: Part): Promise<void> {
    await this.#cables.get(part)?.cable.unplug();
  }

  async mend(part: Part): Promise<void> {
    const { cable, port } = this.#cables.get(part) ?? {};
    await cable?.plugIn(port ?? 0);
  }

  async end(): Promise<void> {
    for (const process of this.#processes.reverse()) await process.stop('SIGKILL');
    for (const part of this.#cables.keys()) await this.cut(part);
    await this.#servers.mongo.stop();
    await this.#servers.redis.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #stores() {
    return {
      EVENT_STORE_URL: this.#throughCable('log', this.#logUrl),
      READ_STORE_URL: this.#direct('read store', 'views'),
      REDIS_URL: this.#throughCable('Redis', this.#servers.redis.url),
    };
  }

  #direct(part: Part, database: string): string {
    const url = new URL(this.#throughCable(part, this.#databaseUrl(database)));
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  async #lay(part: Part, url: string, usualPort: number): Promise<void> {
    const { hostname, port } = new URL(url);
    const cable = new Cable((socket) => {
      const onward = connect(Number(port || usualPort), hostname);
      socket
        .on('error', () => onward.destroy())
        .pipe(onward)
        .on('error', () => socket.destroy());
      onward.pipe(socket);
    });
    this.#cables.set(part, { cable, port: await cable.plugIn(0) });
  }

  #throughCable(part: Part, url: string): string {
    const { host } = new URL(url);
    return url.replace(host, `127.0.0.1:${this.#cables.get(part)?.port}`);
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

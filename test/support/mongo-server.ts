import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { ferretServer } from './ferret-server.ts';
import type { Means } from './ring.ts';
import { freePort, startServer } from './server-process.ts';

/** A server of MongoDB's protocol for one spec file; `url` names a database of its own. */
export type TestMongo = { readonly url: string; stop(): Promise<void> };

/**
 * The server of `MONGODB_URL`, else `mongod` of the path, else FerretDB over a PostgreSQL of its own (built with Go
 * when missing: two minutes, once); else why there is none.
 */
export const mongoServer = async (): Promise<Means<TestMongo>> => {
  const given = process.env['MONGODB_URL'];
  if (given) return { found: databaseOn(given) };
  if (spawnSync('mongod', ['--version']).status === 0) return { found: await startMongod() };
  const ferret = await ferretServer();
  if ('missing' in ferret) return { missing: `no MONGODB_URL, no mongod on the path, and ${ferret.missing}` };
  return { found: { url: withDatabase(ferret.found.url), stop: ferret.found.stop } };
};

const withDatabase = (server: string): string => {
  const url = new URL(server);
  url.pathname = `/tdr-test-${process.env['JEST_WORKER_ID'] ?? '0'}-${randomUUID().slice(0, 8)}`;
  return url.href;
};

/** A server that others use too: our database is dropped in the end. */
const databaseOn = (server: string): TestMongo => {
  const url = withDatabase(server);
  const stop = async () => {
    const client = await MongoClient.connect(url);
    await client.db().dropDatabase();
    await client.close();
  };
  return { url, stop };
};

const startMongod = async (): Promise<TestMongo> => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-mongod-'));
  const port = await freePort();
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
  const server = await startServer('mongod', args, /Waiting for connections/);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: withDatabase(`mongodb://127.0.0.1:${port}`), stop };
};

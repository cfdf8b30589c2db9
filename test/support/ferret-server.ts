import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Means } from './ring.ts';
import { startServer } from './server-process.ts';

/**
 * The number of parallel requests: FerretDB hangs for ever when all connections are taken while one creates a
 * collection.
 */
const CONNECTIONS = 200;

type Owner = { readonly uid?: number; readonly gid?: number };

/**
 * FerretDB over a PostgreSQL cluster of its own, in a new folder; `url` is without a database. Or why it is not
 * possible.
 */
export const ferretServer = async (): Promise<Means<{ readonly url: string; stop(): Promise<void> }>> => {
  const bin = postgresBin();
  if (!bin) return { missing: 'no PostgreSQL for FerretDB' };
  const owner = postgresOwner();
  if (!owner) return { missing: 'PostgreSQL does not run as root and there is no user postgres' };
  const build = spawnSync(new URL('./ferretdb/build.sh', import.meta.url).pathname, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (build.status !== 0) return { missing: 'FerretDB could not be built (it needs Go)' };
  const folder = mkdtempSync(join(tmpdir(), 'tdr-ferretdb-'));
  const postgres = await startPostgres(bin, folder, owner);
  const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=ferretdb&pool_max_conns=${CONNECTIONS}`;
  const ferret = await startServer(build.stdout.trim(), [url], /^mongodb:/, { cwd: folder });
  const stop = async () => {
    await ferret.stop();
    await postgres.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  return { found: { url: ferret.readyLine, stop } };
};

/** Debian has PostgreSQL's programs outside the path, a folder per version. */
const postgresBin = (): string | undefined => {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b));
    return versions.length > 0 ? `/usr/lib/postgresql/${versions.at(-1)}/bin` : undefined;
  } catch {
    return undefined;
  }
};

const postgresOwner = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return id('-u').status === 0 ? { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) } : undefined;
};

/** No TCP port and no sync: it listens on a socket in its own folder and lives as long as the tests. */
const startPostgres = (bin: string, folder: string, owner: Owner) => {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'pg');
  const init = ['-D', data, '-U', 'ferretdb', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    `max_connections=${CONNECTIONS + 50}`,
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  return startServer(join(bin, 'postgres'), args, /ready to accept connections/, { ...owner, cwd: folder });
};

import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, buildApi, startApiProcess } from '#test/api-process';
import { noteFault } from '#test/fault-table';
import { type AcknowledgedTime, missingTimes, signUp, writeUntilGone } from '#test/lap-time-stream';
import { viewsThatDiffer } from '#test/views-that-differ';

const BUILD_MS = 300_000;
const TEST_MS = 120_000;
const AT_ONCE = 16;
const ENOUGH = 150;
/** Each sync of the disk takes this much longer. */
const SLOW_MICROSECONDS = 50_000;

const [faketime] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
/** Not every machine lets a process be traced by another. */
const canSlowDown = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

const folders: string[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-hard-times-'));
  folders.push(folder, `${folder}-erasures.jsonl`);
  return folder;
};
const envOf = (folder: string) => ({
  DATA_DIR: folder,
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_READS_PER_MINUTE: '1000000',
  LIMIT_UNKEYED_READS_PER_MINUTE: '1000000',
});

beforeAll(buildApi, BUILD_MS);
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/**
 * Writes until enough times are acknowledged, kills the process while more are under way, and returns the acknowledged
 * ones.
 */
const writeAndKill = async (api: ApiProcess, acknowledged: (count: number) => void): Promise<AcknowledgedTime[]> => {
  const all: AcknowledgedTime[] = [];
  const cookie = await signUp(api.url);
  let killed: Promise<void> | undefined;
  await writeUntilGone(api.url, { cookie, from: 0, atOnce: AT_ONCE }, (time) => {
    all.push(time);
    acknowledged(all.length);
    if (all.length === ENOUGH) killed = api.stop('SIGKILL');
  });
  await killed;
  return all;
};

const lostAfter = async (fault: string, folder: string, all: readonly AcknowledgedTime[]): Promise<unknown> => {
  const from = performance.now();
  const again = await startApiProcess(envOf(folder));
  const missing = await missingTimes(again.url, all);
  noteFault({ fault, lost: missing.length, healedMs: performance.now() - from });
  await again.stop('SIGTERM');
  return { enough: all.length >= ENOUGH, missing, differing: await viewsThatDiffer(folder) };
};
const nothing = { enough: true, missing: [], differing: [] };

const slowDisk = async ({ child }: ApiProcess) => {
  const calls = 'fsync,fdatasync';
  const inject = `inject=${calls}:delay_enter=${SLOW_MICROSECONDS}`;
  const tracer = spawn('strace', ['-f', '-e', `trace=${calls}`, '-e', inject, '-o', '/dev/null', '-p', `${child.pid}`]);
  let said = '';
  for await (const text of tracer.stderr) if ((said += String(text)).includes('attached')) return tracer;
  throw new Error(`strace did not begin: ${said}`);
};

(canSlowDown ? describe : describe.skip)('an API on a slow disk', () => {
  it(
    'that is killed has every time that it acknowledged, and views that equal a replay',
    async () => {
      const folder = aFolder();
      const api = await startApiProcess(envOf(folder));
      const tracer = await slowDisk(api);
      const all = await writeAndKill(api, () => undefined);
      tracer.kill();
      expect(await lostAfter('the API is killed on a slow disk', folder, all)).toEqual(nothing);
    },
    TEST_MS,
  );
});

(faketime ? describe : describe.skip)('an API whose clock jumps', () => {
  it(
    'that is killed has every time that it acknowledged, and views that equal a replay',
    async () => {
      const folder = aFolder();
      const clock = join(folder, 'clock');
      // Atomically, so that no reader gets half of it.
      const jump = (offset: string) => {
        writeFileSync(`${clock}.new`, `${offset}\n`);
        renameSync(`${clock}.new`, clock);
      };
      jump('+0');
      const jumping = {
        LD_PRELOAD: faketime ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      const api = await startApiProcess({ ...envOf(folder), ...jumping });
      const jumps = ['+3h', '-3h', '+40d', '+0'];
      const every = Math.floor(ENOUGH / (jumps.length + 1));
      const all = await writeAndKill(api, (count) => {
        const next = count % every === 0 ? jumps[count / every - 1] : undefined;
        if (next !== undefined) jump(next);
      });
      expect(await lostAfter('the API is killed after its clock jumped', folder, all)).toEqual(nothing);
    },
    TEST_MS,
  );
});

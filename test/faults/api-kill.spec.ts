import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, buildApi, failedStart, startApiProcess } from '#test/api-process';
import { killRounds, noteFault } from '#test/fault-table';
import { type AcknowledgedTime, missingTimes, signUp, writeUntilGone } from '#test/lap-time-stream';
import { viewsThatDiffer } from '#test/views-that-differ';

const ROUNDS = killRounds(3);
const BUILD_MS = 300_000;
const AT_ONCE = 16;

const folder = mkdtempSync(join(tmpdir(), 'tdr-api-kill-'));
const env = {
  DATA_DIR: folder,
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_READS_PER_MINUTE: '1000000',
  LIMIT_UNKEYED_READS_PER_MINUTE: '1000000',
  LIMIT_SIGN_UPS_PER_HOUR: '1000',
};
let running: ApiProcess | undefined;
const start = async (): Promise<ApiProcess> => (running = await startApiProcess(env));

beforeAll(buildApi, BUILD_MS);
afterAll(async () => {
  await running?.stop('SIGKILL');
  for (const path of [folder, `${folder}-erasures.jsonl`]) rmSync(path, { recursive: true });
});

const all: AcknowledgedTime[] = [];

/** Writes until `enough` times are acknowledged, then sends the signal while more are under way. */
const writeAndSignal = async (signal: NodeJS.Signals, enough: number): Promise<void> => {
  const api = await start();
  const cookie = await signUp(api.url);
  let count = 0;
  let stopped: Promise<void> | undefined;
  await writeUntilGone(api.url, { cookie, from: all.length + 4 * AT_ONCE * ++starts, atOnce: AT_ONCE }, (time) => {
    all.push(time);
    if (++count === enough) stopped = api.stop(signal);
  });
  await stopped;
};
let starts = 0;

describe('an API that is killed in the middle of a stream of writes', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'has every acknowledged time after its restart, and views that equal a replay, round %i',
    async (round) => {
      await writeAndSignal('SIGKILL', 50 + ((round * 397) % 400));
      const from = performance.now();
      const api = await start();
      const missing = await missingTimes(api.url, all);
      noteFault({ fault: 'the API is killed', lost: missing.length, healedMs: performance.now() - from });
      expect(missing).toEqual([]);
      await api.stop('SIGTERM');
      expect(api.child.exitCode).toBe(0);
      expect(await viewsThatDiffer(folder)).toEqual([]);
    },
    120_000,
  );
});

describe('an API that is told to stop', () => {
  it('ends with 0, and has every time that it acknowledged until then', async () => {
    await writeAndSignal('SIGTERM', 200);
    expect(running?.child.exitCode).toBe(0);
    const api = await start();
    expect(await missingTimes(api.url, all)).toEqual([]);
  }, 120_000);

  it('lets no other API into its folder meanwhile', async () => {
    const { code, said } = await failedStart(env);
    expect(code).toBe(1);
    expect(said).toMatch(/^Another Track Day Records server uses \S+ .*DATA_DIR to another folder\.\n$/);
  });

  it('does not start in production with the secret that everybody knows', async () => {
    const { code, said } = await failedStart({ DATA_DIR: join(folder, 'production'), NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(said).toContain('AUTH_SECRET: must be set');
  });
});

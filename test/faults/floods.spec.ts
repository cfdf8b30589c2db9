import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ApiProcess, buildApi, startApiProcess } from '#test/api-process';
import { noteFault } from '#test/fault-table';
import { readOutbox } from '#mail';

const BUILD_MS = 300_000;
const TEST_MS = 120_000;
/** What a flood may add to the response time of another's request. */
const HEALTHY_MS = 100;
const ASK_EVERY_MS = 20;
const FLOODS = 3;
const CALM_MS = 1_000;
/** Slow bodies are checked every 5 s, and end after 30. */
const BODY_SECONDS_MAX = 45;

const folder = mkdtempSync(join(tmpdir(), 'tdr-floods-'));
const script = new URL('./flood.ts', import.meta.url).pathname;
let api: ApiProcess;
beforeAll(async () => {
  buildApi();
  api = await startApiProcess({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    AUTH_SECRET: '4f1c9a7be02d83561f7740cbd9ea3358',
  });
}, BUILD_MS);
afterAll(async () => {
  await api.stop('SIGKILL');
  for (const path of [folder, `${folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
});

const flood = async (kind: string, amount: number): Promise<unknown> => {
  const args = ['--conditions=source', script, kind, api.url, String(amount)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } });
  return JSON.parse(stdout);
};

/** The slowest health request until a promise ends. */
const slowestUntil = async (over: Promise<unknown>): Promise<number> => {
  const ended = new AbortController();
  const end = () => ended.abort();
  void over.then(end, end);
  let slowestMs = 0;
  while (!ended.signal.aborted) {
    const from = performance.now();
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    slowestMs = Math.max(slowestMs, performance.now() - from);
    await delay(ASK_EVERY_MS);
  }
  return slowestMs;
};

/**
 * Three floods of a kind: their results, and their delay of others. A flood's effect comes each time, while a busy
 * machine also delays calm seconds: of three the smallest counts, minus the calm delay.
 */
const threeOf = async (fault: string, kind: string, amount: number) => {
  const calmMs = await slowestUntil(delay(CALM_MS));
  const [seen, slowest]: [unknown[], number[]] = [[], []];
  for (let n = 0; n < FLOODS; n += 1) {
    const flooding = flood(kind, amount);
    const healedMs = await slowestUntil(flooding);
    seen.push(await flooding);
    slowest.push(healedMs);
    noteFault({ fault, lost: 0, healedMs });
  }
  return { seen, heldUpMs: Math.min(...slowest) - calmMs };
};

describe('a flood', () => {
  // Started first and awaited last, so that the others run during this time.
  let bodies: Promise<unknown>;
  beforeAll(() => void (bodies = flood('bodies', 30)));

  it(
    'of 20,000 joins on one socket ends with the socket, and holds up nobody',
    async () => {
      const { seen, heldUpMs } = await threeOf(
        '20,000 joins on a socket: the slowest answer to another',
        'joins',
        20_000,
      );
      for (const reason of seen) expect(reason).toMatch(/^transport/);
      expect(heldUpMs).toBeLessThan(HEALTHY_MS);
    },
    TEST_MS,
  );

  it(
    'of requests is answered with 429, and none with 5xx',
    async () => {
      const fault = '1,000 requests, 50 at once: the slowest answer to another';
      const [first, ...later] = (await threeOf(fault, 'requests', 1_000)).seen;
      expect(first).toEqual([200, 429]);
      for (const statuses of later) expect([[200, 429], [429]]).toContainEqual(statuses);
    },
    TEST_MS,
  );

  it(
    'of sockets is let in as far as one address may, and holds up nobody',
    async () => {
      const { seen, heldUpMs } = await threeOf(
        '500 sockets of one address: the slowest answer to another',
        'sockets',
        500,
      );
      const open = seen as readonly number[];
      expect(heldUpMs).toBeLessThan(HEALTHY_MS);
      expect(open[0]).toBeGreaterThan(200);
      expect(Math.max(...open)).toBeLessThanOrEqual(250);
    },
    TEST_MS,
  );

  it('of mails to one address is five an hour', async () => {
    const post = (path: string, body: object) =>
      fetch(`${api.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const mira = { name: 'Mira', email: 'mira@example.org', password: 'long enough' };
    expect((await post('sign-up/email', mira)).status).toBe(200);
    const before = (await readOutbox(join(folder, 'outbox'), 50)).length;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await post('request-password-reset', { email: mira.email })).status);
    expect(statuses.map((status, n) => [n, status])).toEqual(statuses.map((_, n) => [n, n < 5 ? 200 : 429]));
    expect((await readOutbox(join(folder, 'outbox'), 50)).length).toBeLessThanOrEqual(before + 5);
  });

  it(
    'of 30 slow bodies is over after half a minute',
    async () => {
      const seconds = Number(await bodies);
      noteFault({ fault: '30 bodies of a byte a second: cut off', lost: 0, healedMs: seconds * 1_000 });
      expect(seconds).toBeLessThan(BODY_SECONDS_MAX);
    },
    TEST_MS,
  );
});

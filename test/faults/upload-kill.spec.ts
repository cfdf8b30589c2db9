import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#test/eventually';
import sharp from 'sharp';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { killRounds } from '#test/fault-table';
import { signIn, signUp } from '#test/lap-time-stream';
import { ops } from '#test/ops-process';
import { aPicture } from '#test/pictures';
import { joinFrames } from '#uploads';

const ROUNDS = killRounds(1);
const BUILD_MS = 300_000;
const PICTURES = 6;

const folder = mkdtempSync(join(tmpdir(), 'tdr-upload-kill-'));
const copy = `${folder}-copy`;
const env = { ...unlimited(), DATA_DIR: folder };
const sent: { readonly name: string; readonly email: string; cookie: string }[] = [];
let running: ApiProcess | undefined;

beforeAll(buildApi, BUILD_MS);
afterAll(async () => {
  await running?.stop('SIGKILL');
  for (const path of [folder, copy, `${folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
});

const send = async (url: string, cookie: string, width: number): Promise<string | undefined> => {
  const headers = { cookie, 'content-type': 'image/png', 'idempotency-key': randomUUID() };
  const body = new Uint8Array(await aPicture({ width }));
  const answer = await fetch(`${url}/api/v1/uploads`, { method: 'POST', headers, body }).catch(() => undefined);
  return answer?.status === 201 ? ((await answer.json()) as { name: string }).name : undefined;
};

/** Sends pictures in parallel and kills when the first `enough` are acknowledged, so that others are under way. */
const sendAndKill = async (enough: number): Promise<void> => {
  const api = (running = await startApiProcess(env));
  const email = `${randomUUID()}@example.org`;
  const cookie = await signUp(api.url, email);
  let [count, stopped] = [0, Promise.resolve()];
  await Promise.all(
    Array.from({ length: PICTURES }, async (_, at) => {
      const name = await send(api.url, cookie, 640 + sent.length + at);
      if (name === undefined) return;
      sent.push({ name, email, cookie });
      if (++count === enough) stopped = api.stop('SIGKILL');
    }),
  );
  await stopped;
};

const missing = async (url: string): Promise<readonly string[]> => {
  const shown = await Promise.all(
    sent.map(async ({ name, cookie }) => {
      const answer = await fetch(`${url}/api/v1/uploads/${name}/full`, { headers: { cookie } });
      return answer.ok && (await sharp(await answer.arrayBuffer()).stats()).isOpaque;
    }),
  );
  return sent.filter((_, at) => !shown[at]).map(({ name }) => name);
};

/** Incomplete files under their final name, or full ones without their card. */
const broken = async (): Promise<readonly string[]> => {
  const uploads = join(folder, 'uploads');
  const files = readdirSync(uploads, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
  const faults = await Promise.all(
    files.map(async (file) => {
      const isWhole = await sharp(readFileSync(join(uploads, file)))
        .stats()
        .then(
          () => true,
          () => false,
        );
      return isWhole && (file.includes('.card.') || files.includes(file.replace('.full.', '.card.'))) ? [] : [file];
    }),
  );
  return faults.flat();
};

describe('pictures that are being sent while the API is killed', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'are there whole when they were acknowledged, and leave no half files, round %i',
    async (round) => {
      await sendAndKill(1 + (round % 3));
      expect(sent.length).toBeGreaterThan(0);
      const api = (running = await startApiProcess(env));
      expect([await missing(api.url), await broken()]).toEqual([[], []]);
      await api.stop('SIGTERM');
    },
    120_000,
  );

  it('are made after the next start where they only waited', async () => {
    const before = (running = await startApiProcess(env));
    const cookie = await signUp(before.url);
    const frames = [await aPicture({ width: 500 }), await aPicture({ width: 500, colour: '#c33' })];
    const body = new Uint8Array(await joinFrames(frames, 80));
    const headers = { cookie, 'content-type': 'image/webp', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${before.url}/api/v1/uploads/animated-cards`, { method: 'POST', headers, body });
    const { id } = (await answer.json()) as { id: string };
    await before.stop('SIGKILL');
    const api = (running = await startApiProcess(env));
    const state = async () => (await fetch(`${api.url}/api/v1/uploads/waiting/${id}`, { headers: { cookie } })).json();
    await eventually(async () => expect(await state()).toMatchObject({ state: 'kept', kept: { width: 480 } }), {
      timeout: 60_000,
    });
    await api.stop('SIGTERM');
  }, 120_000);

  it('come back from a backup, after all of them were lost', async () => {
    expect(await ops(folder, 'backup', copy)).toMatchObject({ code: 0 });
    rmSync(join(folder, 'uploads'), { recursive: true });
    expect(await ops(folder, 'restore', copy)).toMatchObject({ code: 0 });
    const api = (running = await startApiProcess(env));
    // A restore ends all sessions: the senders log in again.
    for (const one of sent) one.cookie = await signIn(api.url, one.email);
    expect(await missing(api.url)).toEqual([]);
  }, 120_000);
});

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFlags } from '../../apps/ops/launch/api-flags.mjs';
import { type Answer, TestApi, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';

const root = new URL('../..', import.meta.url).pathname;
/** Real releases, by their commits, and each one's response to a log with later events. */
const OLDER = [
  {
    release: 'from before the list of shapes, which did not know `GroupRevised`',
    commit: '9f4882839d4a32d66b5047640b462e3114bfdf9d',
    refusal: /the log’s format is 2, this program knows 1: a newer version of Track Day Records wrote it/,
  },
  {
    release: 'with the list of shapes, which does not know `CarReviewLetIn`',
    commit: '78cce7cbdde37ec53630916c45ea809717117f44',
    refusal:
      /the log has CarReviewLetIn of version 1, this program knows no event of this type.*newer version of Track Day Records/,
  },
] as const;
const BUILD_MS = 600_000;

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
const isKnown = OLDER.every(({ commit }) => git('cat-file', '-e', commit).status === 0);
if (!isKnown) process.stderr.write('skipped: the way back to older releases (the history of the code is not here)\n');

const group = {
  name: 'Harmless Drivers',
  link: 'https://harmless.example/',
  platform: 'discord',
  kind: 'public',
  countries: ['DE'],
  language: 'de',
  size: 9,
};

(isKnown ? describe : describe.skip)('an older release that is started on a newer log', () => {
  const folders: string[] = [];
  let api: TestApi;
  let groupId = '';

  const run = (older: string, ...args: readonly string[]) => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const ended = spawnSync(process.execPath, args, {
      cwd: older,
      env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: api.folder },
      encoding: 'utf8',
      timeout: BUILD_MS,
    });
    return { code: ended.status, said: ended.stdout + ended.stderr };
  };
  const built = (commit: string): string => {
    const older = mkdtempSync(join(tmpdir(), 'tdr-older-'));
    folders.push(older);
    const { status } = spawnSync('tar', ['-x', '-C', older], { input: git('archive', commit).stdout });
    if (status !== 0) throw new Error('the older release could not be unpacked');
    symlinkSync(join(root, 'node_modules'), join(older, 'node_modules'));
    const { code, said } = run(older, 'apps/ops/launch/build.mjs');
    if (code !== 0) throw new Error(`the older release could not be built: ${said}`);
    return older;
  };

  const written = (answer: Answer) => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return writtenIn(answer);
  };
  const write = async (cookie: string, method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    return written(await api.ask(method, `/api/v1/${path}`, { body, cookie, headers }));
  };

  beforeAll(async () => {
    // So that the first reviews of a new account are held for review.
    api = new TestApi({ LIMIT_ACTS_TIMES: '1' });
    await api.start();
    const [ann, staff] = [await api.signUp('Ann'), await anAdmin(api, 'Staff')];
    groupId = String((await write(ann, 'POST', 'groups', group)).id);
    await write(ann, 'PUT', `groups/${groupId}`, { ...group, link: 'https://revised.example/' });
    const [carId, annId] = [await api.aCarId(), await userIdOf(api, ann)];
    const reviews = `cars/${encodeURIComponent(carId)}/reviews/mine`;
    const { position } = await write(ann, 'POST', reviews, { text: 'Quick, but thirsty.' });
    const review = `queue/car-review/${encodeURIComponent(`${carId}|${annId}`)}`;
    await api.get(`/api/v1/${review}`, { cookie: staff, headers: { 'x-after-position': String(position) } });
    await write(staff, 'POST', `${review}/decision`, { outcome: 'approved', seen: 1 });
    await write(staff, 'POST', `queue/group/${groupId}/decision`, { outcome: 'approved', seen: 2 });
    await api.running.close();
  }, BUILD_MS);
  afterAll(() => {
    for (const path of [...folders, api.folder, `${api.folder}-erasures.jsonl`])
      rmSync(path, { recursive: true, force: true });
  });

  it.each(OLDER)(
    'ends with a sentence, server and command line, and this release goes on: one $release',
    async ({ commit, refusal }) => {
      const older = built(commit);
      for (const args of [
        [...apiFlags, 'dist/apps/api/src/main.js'],
        ['--conditions=source', 'apps/ops/src/main.ts', 'status'],
      ]) {
        const { code, said } = run(older, ...args);
        expect(said).toMatch(refusal);
        expect(code).not.toBe(0);
      }
      await api.start();
      const { items } = (await api.get('/api/v1/groups')).json<{ items: { groupId: string; link: string }[] }>();
      expect(items.find((one) => one.groupId === groupId)?.link).toBe('https://revised.example/');
      await api.running.close();
    },
    BUILD_MS,
  );
});

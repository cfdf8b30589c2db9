import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFlags } from '../../apps/ops/launch/api-flags.mjs';
import { TestApi } from '#test/api';

const root = new URL('../..', import.meta.url).pathname;
/** The last release whose log listed only shapes above the first version: it did not know `GroupRevised`. */
const BEFORE_THE_LIST = '9f4882839d4a32d66b5047640b462e3114bfdf9d';
const BUILD_MS = 600_000;

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
const isKnown = git('cat-file', '-e', BEFORE_THE_LIST).status === 0;
if (!isKnown) process.stderr.write('skipped: the way back to an older release (the history of the code is not here)\n');

(isKnown ? describe : describe.skip)('an older release that is started on a newer log', () => {
  const older = mkdtempSync(join(tmpdir(), 'tdr-older-'));
  let api: TestApi;

  /** Runs a file of the older release on the newer folder, to its end. */
  const run = (...args: readonly string[]) => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const ended = spawnSync(process.execPath, args, {
      cwd: older,
      env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: api.folder },
      encoding: 'utf8',
      timeout: BUILD_MS,
    });
    return { code: ended.status, said: ended.stdout + ended.stderr };
  };

  beforeAll(async () => {
    api = new TestApi();
    await api.start();
    await api.running.close();
    mkdirSync(older, { recursive: true });
    const { status } = spawnSync('tar', ['-x', '-C', older], { input: git('archive', BEFORE_THE_LIST).stdout });
    if (status !== 0) throw new Error('the older release could not be unpacked');
    symlinkSync(join(root, 'node_modules'), join(older, 'node_modules'));
    const built = run('apps/ops/launch/build.mjs');
    if (built.code !== 0) throw new Error(`the older release could not be built: ${built.said}`);
  }, BUILD_MS);
  afterAll(() => {
    for (const path of [older, api.folder, `${api.folder}-erasures.jsonl`])
      rmSync(path, { recursive: true, force: true });
  });

  const refusal = /the log’s format is 2, this program knows 1: a newer version of Track Day Records wrote it/;

  it(
    'ends with a sentence instead of serving what it does not understand',
    () => {
      const { code, said } = run(...apiFlags, 'dist/apps/api/src/main.js');
      expect(said).toMatch(refusal);
      expect(code).not.toBe(0);
    },
    BUILD_MS,
  );

  it(
    'does so on the command line too, and this release goes on as if nothing had been tried',
    async () => {
      const { code, said } = run('--conditions=source', 'apps/ops/src/main.ts', 'status');
      expect(said).toMatch(refusal);
      expect(code).not.toBe(0);
      await api.start();
      expect((await api.get('/api/v1/cars?limit=1')).status).toBe(200);
      await api.running.close();
    },
    BUILD_MS,
  );
});

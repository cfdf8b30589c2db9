import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ops } from '#test/ops-process';

const PROCESS_MS = 60_000;
const PAGE_BYTES = 4_096;
const folder = mkdtempSync(join(tmpdir(), 'tdr-damaged-'));
afterAll(() => {
  for (const path of [folder, `${folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
});

/** A database of many pages; when damaged, all but the first are overwritten. */
const database = (file: string, damaged = false): void => {
  const made = new DatabaseSync(file);
  made.exec('CREATE TABLE rows (text TEXT)');
  for (let n = 0; n < 100; n += 1) made.prepare('INSERT INTO rows VALUES (?)').run('x'.repeat(500));
  made.close();
  if (damaged) damage(file);
};

const damage = (file: string): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(statSync(file).size - PAGE_BYTES, 0xa5), 0, undefined, PAGE_BYTES);
  closeSync(handle);
};

describe('a backup', () => {
  it(
    'of a damaged file ends with a sentence and leaves no folder that could be taken for one',
    async () => {
      database(join(folder, 'log.sqlite'));
      database(join(folder, 'accounts.sqlite'), true);
      const copy = join(folder, 'copy');
      const { code, err } = await ops(folder, 'backup', copy);
      expect(err).toMatch(/^\S*accounts\.sqlite is damaged \(.*\): no backup can be made from it/);
      expect(code).toBe(1);
      expect(existsSync(copy)).toBe(false);
    },
    PROCESS_MS,
  );
});

describe('a restore', () => {
  it.each([
    [
      'a damaged file',
      (copy: string) => damage(join(copy, 'accounts.sqlite')),
      /accounts\.sqlite is damaged \(.*none restored/,
    ],
    ['no note', (copy: string) => rmSync(join(copy, 'backup.json')), /backup\.json not found in /],
  ])(
    'of a backup with %s says so and leaves what is there where it is',
    async (_of, spoil, sentence) => {
      const [live, copy] = [mkdtempSync(join(folder, 'live-')), join(mkdtempSync(join(folder, 'copies-')), 'copy')];
      for (const name of ['log.sqlite', 'accounts.sqlite']) database(join(live, name));
      expect(await ops(live, 'backup', copy)).toMatchObject({ code: 0 });
      spoil(copy);
      const before = readdirSync(live);
      const { code, err } = await ops(live, 'restore', copy);
      expect(err).toMatch(sentence);
      expect(code).not.toBe(0);
      expect(readdirSync(live)).toEqual(before);
    },
    PROCESS_MS,
  );
});

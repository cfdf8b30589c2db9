import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestApi } from '#test/api';
import { ops } from '#test/ops-process';
import { aPicture, sendPicture } from '#test/pictures';

const PROCESS_MS = 60_000;
const isOpen = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;
/** Files and folders with any permission for others than the owner. */
const openIn = (folder: string): readonly string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter(
    isOpen,
  );

describe('what an installation keeps', () => {
  it(
    'is for its owner’s eyes alone, also what an earlier version left open, and so is a backup',
    async () => {
      const api = new TestApi();
      mkdirSync(join(api.folder, 'outbox'), { recursive: true });
      writeFileSync(join(api.folder, 'outbox', '2026-01-01T00-00-00.000Z-old.json'), '{"to":"a","text":"b"}', {
        mode: 0o644,
      });
      writeFileSync(join(api.folder, 'old.sqlite'), '', { mode: 0o644 });
      chmodSync(api.folder, 0o755);
      await api.start();
      const { name } = (await sendPicture(api, await api.signUp('Ann'), await aPicture())).json<{ name: string }>();
      expect(isOpen(api.folder)).toBe(false);
      expect(openIn(api.folder).filter((path) => statSync(path).isFile())).toEqual([]);
      expect(isOpen(`${api.folder}-erasures.jsonl`)).toBe(false);
      const copy = `${api.folder}-copy`;
      expect((await ops(api.folder, 'backup', copy)).code).toBe(0);
      expect(openIn(copy)).toEqual([]);
      const kept = readdirSync(join(copy, 'uploads', name.slice(0, 2)));
      expect(kept.sort()).toEqual([`${name}.card.webp`, `${name}.full.webp`]);
      rmSync(copy, { recursive: true });
      await api.stop();
    },
    PROCESS_MS,
  );
});

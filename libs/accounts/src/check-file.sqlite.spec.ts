import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openAccountRows } from './open-account-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-accounts-'));
const file = join(folder, 'accounts.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

describe('an accounts file', () => {
  it('of a newer program is refused', async () => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(openAccountRows(`sqlite:${file}`)).rejects.toThrow(/format 99, this program knows 1: a newer version/);
  });

  it('that is damaged says so, and what to do', async () => {
    writeFileSync(file, 'no database at all '.repeat(1_000));
    await expect(openAccountRows(`sqlite:${file}`)).rejects.toThrow(/accounts\.sqlite is damaged .*ops restore/);
  });
});

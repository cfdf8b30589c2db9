import { DatabaseSync } from 'node:sqlite';
import { AccountsUnavailable } from './accounts.ts';
import { sayingUnavailable } from './store-error.ts';

const smallStore = () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE words (word TEXT UNIQUE); PRAGMA max_page_count = 4');
  const put = async (word: string) => void database.prepare('INSERT INTO words VALUES (?)').run(word);
  return { database, ...sayingUnavailable({ put }) };
};

describe('a part of the accounts', () => {
  it('says that it is not available on a full disk, and works again when there is room', async () => {
    const { database, put } = smallStore();
    await put('first');
    await expect(put('x'.repeat(100_000))).rejects.toThrow(AccountsUnavailable);
    database.exec('PRAGMA max_page_count = 1000');
    await expect(put('x'.repeat(100_000))).resolves.toBeUndefined();
  });

  it('leaves a broken rule what it is', async () => {
    const { put } = smallStore();
    await put('twice');
    await expect(put('twice')).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
  });
});

import type { DatabaseSync } from 'node:sqlite';

/** File format: raised when an older program could misread what a newer one writes. */
const FORMAT = 1;
const [SQLITE_CORRUPT, SQLITE_NOTADB] = [11, 26];

/** The accounts file is unusable as it is; the message contains the remedy. */
export class AccountsRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AccountsRefused';
  }
}

/** Checks the full file, which is small, and marks it with this program's format. Throws `AccountsRefused`. */
export const checkFile = (file: string, database: DatabaseSync): void => {
  const value = (sql: string): unknown => Object.values(database.prepare(sql).get() ?? {})[0];
  try {
    const format = Number(value('PRAGMA user_version'));
    if (format > FORMAT) throw new AccountsRefused(newer(file, format));
    const said = value('PRAGMA quick_check(1)');
    if (said !== 'ok') throw new AccountsRefused(damaged(file, String(said).split('\n').at(-1)));
    if (format < FORMAT) database.exec(`PRAGMA user_version = ${FORMAT}`);
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    if (![SQLITE_CORRUPT, SQLITE_NOTADB].includes(errcode & 0xff)) throw error;
    throw new AccountsRefused(damaged(file, error), { cause: error });
  }
};

const damaged = (file: string, reason: unknown): string =>
  `the accounts file ${file} is damaged (${String(reason)}). Stop everything, keep a copy of the folder, then bring the newest backup back with \`ops restore\``;

const newer = (file: string, format: number): string =>
  `the accounts file ${file} has format ${format}, this program knows ${FORMAT}: a newer version of Track Day Records wrote it. Start that version, or restore a backup from before it`;

import { DatabaseSync } from 'node:sqlite';

/** The file to back up or restore is damaged. */
export class BackupRefused extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `${file} is damaged (${reason}): no backup can be made from it, and none restored. Use an older backup.`,
      options,
    );
    this.name = 'BackupRefused';
  }
}

/** Reads the whole file, indexes compared with tables. Throws `BackupRefused` when it is damaged. */
export const checkDatabase = (file: string): void =>
  refusing(file, () => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const said = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
      if (said !== 'ok') throw new BackupRefused(file, String(said).split('\n').at(-1) ?? '');
    } finally {
      database.close();
    }
  });

/** Runs a function that reads a file; damage becomes `BackupRefused`. */
export const refusing = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw error;
    throw new BackupRefused(file, String(error), { cause: error });
  }
};

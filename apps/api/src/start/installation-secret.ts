import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_FILE } from '#accounts';

const BYTES = 32;

/** The generated secret of an installation without one: made once, for a single operator. The folder is locked. */
export const installationSecret = async (folder: string): Promise<string> => {
  const file = join(folder, SECRET_FILE);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(BYTES).toString('base64url');
  await writeFile(`${file}.new`, secret, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return secret;
};

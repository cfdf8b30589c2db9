import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What would have gone to a person: `to` is an address of the means it goes by. */
export type OutboxMessage = {
  readonly by: 'mail' | 'chat';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** A message with the moment it was put there, ISO 8601. */
export type KeptMessage = OutboxMessage & { readonly at: string };

/** Keeps messages as files of a folder instead of sending them. */
export const putIntoOutbox = async (folder: string, message: OutboxMessage): Promise<void> => {
  const at = new Date().toISOString();
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${at.replaceAll(':', '-')}-${randomUUID()}.json`);
  await writeFile(file, JSON.stringify({ at, ...message }, null, 2), { mode: 0o600 });
};

/** The newest messages of a folder, the latest first. A folder that is not there is empty. */
export const readOutbox = async (folder: string, limit: number): Promise<readonly KeptMessage[]> => {
  const names = await readdir(folder).catch(() => []);
  const newest = names.filter((name) => name.endsWith('.json')).sort();
  const files = newest.slice(-limit).reverse();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMessage));
};

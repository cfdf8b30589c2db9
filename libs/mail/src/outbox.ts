import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  const file = join(folder, `${inName(at)}-${randomUUID()}.json`);
  await writeFile(file, JSON.stringify({ at, ...message }, null, 2), { mode: 0o600 });
};

/** The newest messages of a folder, the latest first. A folder that is not there is empty. */
export const readOutbox = async (folder: string, limit: number): Promise<readonly KeptMessage[]> => {
  const files = (await filesOf(folder)).slice(-limit).reverse();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMessage));
};

/** Removes what went to one of these addresses, and what names one of them to another. */
export const forgetInOutbox = async (folder: string, addresses: readonly string[]): Promise<void> => {
  for (const name of await filesOf(folder)) {
    const path = join(folder, name);
    const message = JSON.parse(await readFile(path, 'utf8')) as KeptMessage;
    if (addresses.some((address) => message.to === address || message.text.includes(address))) await rm(path);
  }
};

/** Removes what was put there before this moment, ISO 8601. */
export const clearOutbox = async (folder: string, before: string): Promise<void> => {
  const old = (await filesOf(folder)).filter((name) => name < inName(before));
  for (const name of old) await rm(join(folder, name), { force: true });
};

/** Oldest first. */
const filesOf = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
};

const inName = (at: string): string => at.replaceAll(':', '-');

import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A message for a user: `to` is an email address or a chat id. */
export type OutboxMessage = {
  readonly by: 'mail' | 'chat';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The account that it is about, so that an erasure finds it whatever its address. */
  readonly userId?: string | undefined;
};

/** A message with the time it was stored, ISO 8601. */
export type StoredMessage = OutboxMessage & { readonly at: string };

/** The user to be erased: by account, and by addresses and names where a message has no account. */
export type Forgotten = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly names: readonly string[];
};

const WHOLE = '.json';
const UNREADABLE = '.unreadable';

/** Stores messages as files of a folder instead of sending them. A file is complete or absent, even on a full disk. */
export const putIntoOutbox = async (folder: string, message: OutboxMessage): Promise<void> => {
  const at = new Date().toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = join(folder, `${inName(at)}-${randomUUID()}`);
  const part = `${file}.part`;
  try {
    await using written = await open(part, 'wx', 0o600);
    await written.writeFile(JSON.stringify({ at, ...message }, null, 2));
    await written.sync();
    await rename(part, `${file}${WHOLE}`);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/**
 * The newest messages of a folder, the latest first; unreadable ones are left out. A missing folder is an empty one.
 */
export const readOutbox = async (folder: string, limit: number): Promise<readonly StoredMessage[]> => {
  const names = (await filesOf(folder)).filter((name) => name.endsWith(WHOLE));
  const read = await Promise.all(
    names
      .slice(-limit)
      .reverse()
      .map((name) => messageIn(join(folder, name))),
  );
  return read.filter((message) => message !== undefined);
};

/**
 * Removes messages to a user or with their names. Files are compared as text and never parsed, so that a broken one
 * does not stop it. Returns the files that could not be read or removed.
 */
export const forgetInOutbox = async (folder: string, forgotten: Forgotten): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const name of await filesOf(folder)) {
    const path = join(folder, name);
    try {
      if (isAbout(await readFile(path, 'utf8'), forgotten)) await rm(path);
    } catch {
      failed.push(path);
    }
  }
  return failed;
};

/** Removes messages stored before this moment, ISO 8601. */
export const clearOutbox = async (folder: string, before: string): Promise<void> => {
  const old = (await filesOf(folder)).filter((name) => name < inName(before));
  for (const name of old) await rm(join(folder, name), { force: true });
};

/** Renames unreadable messages, so that they cause no further errors. Returns their new names. */
export const quarantineUnreadable = async (folder: string): Promise<readonly string[]> => {
  const aside: string[] = [];
  for (const name of await filesOf(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(WHOLE) || (await messageIn(path))) continue;
    await rename(path, `${path}${UNREADABLE}`);
    aside.push(`${path}${UNREADABLE}`);
  }
  return aside;
};

const messageIn = async (path: string): Promise<StoredMessage | undefined> => {
  try {
    const message = JSON.parse(await readFile(path, 'utf8')) as Partial<StoredMessage> | null;
    return typeof message?.to === 'string' && typeof message.text === 'string' ? (message as StoredMessage) : undefined;
  } catch {
    return undefined;
  }
};

/** A name may be a word of any email; it counts only where the message has no account or address. */
const isAbout = (file: string, { userId, addresses, names }: Forgotten): boolean => {
  if (file.includes(`"userId": "${userId}"`)) return true;
  const words = file.includes('"userId": "') ? addresses : [...addresses, ...names];
  return words.some((word) => word !== '' && wholeWord(word).test(file));
};

/** "ann@example.org" is not in "joann@example.org". */
const wholeWord = (word: string): RegExp => {
  const asWritten = JSON.stringify(word).slice(1, -1);
  return new RegExp(
    `(?<![\\p{L}\\p{N}_.+-])${asWritten.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}_-])`,
    'u',
  );
};

/** Oldest first, broken ones included. */
const filesOf = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.(json|part|unreadable)$/.test(name)).sort();
};

const inName = (at: string): string => at.replaceAll(':', '-');

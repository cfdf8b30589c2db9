import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refused } from '../http/refused.ts';

/** An export reads the whole log: more at the same time would slow all pages. */
const EXPORTS_AT_ONCE = 2;
const RETRY_AFTER = 60;
/** Enough for years of a user's actions on a slow line. */
export const EXPORT_MINUTES = 5;
const MINUTE_MS = 60_000;

/**
 * Exports of personal data: one per account, few at the same time, and none for ever. Written at full speed into an
 * unlinked file, so that a slow reader holds up no one else.
 */
export class ExportSlots {
  readonly #taken = new Set<string>();
  #making = 0;

  /** Throws `too-many-requests` where no slot is free. The account's is free again when the stream closes. */
  async hold(userId: string, make: () => AsyncIterable<Uint8Array>): Promise<Readable> {
    const own = this.#taken.has(userId);
    if (own || this.#making >= EXPORTS_AT_ONCE)
      throw new Refused('too-many-requests', { limit: own ? 1 : EXPORTS_AT_ONCE }, RETRY_AFTER);
    this.#taken.add(userId);
    this.#making += 1;
    try {
      return this.#readOnce(await madeInto(make()), userId);
    } catch (error) {
      this.#taken.delete(userId);
      throw error;
    } finally {
      this.#making -= 1;
    }
  }

  #readOnce(file: FileHandle, userId: string): Readable {
    const stream = file.createReadStream({ start: 0 });
    const cutOff = () => stream.destroy(new Error('the export was read too slowly'));
    const late = setTimeout(cutOff, EXPORT_MINUTES * MINUTE_MS).unref();
    const free = () => {
      clearTimeout(late);
      this.#taken.delete(userId);
    };
    // Complete, or cut off; the first comes before its reader has the last byte.
    stream.once('end', free).once('close', free);
    return stream;
  }
}

/** Deleted with its last open handle, however this process ends. */
const madeInto = async (pieces: AsyncIterable<Uint8Array>): Promise<FileHandle> => {
  const path = join(tmpdir(), `tdr-export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  try {
    for await (const piece of pieces) await file.write(piece);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
};

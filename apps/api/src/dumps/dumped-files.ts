import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DumpedLapTime } from '#contracts';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import type { View } from '#read-store';

/** A store keeps files of some megabytes. */
const LINES_A_FILE = 200_000;
const CELLS_A_PAGE = 500;

/** `hash` names the bytes in addresses; `sha256`, of the same, is what tools compare. */
export type PackedFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly sha256: string;
  readonly lines: number;
};

/** Files of so many lines each, packed one after the other. */
export async function* packed(
  nameOf: (part: number) => string,
  lines: AsyncIterable<object>,
  linesAFile = LINES_A_FILE,
): AsyncGenerator<PackedFile> {
  let part = 0;
  let texts: string[] = [];
  for await (const line of lines) {
    texts.push(`${JSON.stringify(line)}\n`);
    if (texts.length < linesAFile) continue;
    yield pack(nameOf(part), texts);
    part += 1;
    texts = [];
  }
  if (texts.length > 0 || part === 0) yield pack(nameOf(part), texts);
}

const pack = async (name: string, texts: readonly string[]): Promise<PackedFile> => {
  const bytes = await promisify(gzip)(texts.join(''));
  const digest = createHash('sha256').update(bytes).digest();
  return { name, bytes, hash: digest.toString('base64url'), sha256: digest.toString('hex'), lines: texts.length };
};

/** What is current in every cell, in the order of keys. */
export async function* lapTimesOf(view: View<LapTimeCell>): AsyncGenerator<DumpedLapTime> {
  let after: string | undefined;
  do {
    const order = { field: 'key' };
    const page = await view.find({ order, limit: CELLS_A_PAGE, ...(after !== undefined && { after }) });
    for (const { key, doc } of page.items) {
      const { state, ...figures } = doc;
      const [carId = '', tune = ''] = key.split('|');
      if (state === 'stands') yield { carId, tune, ...figures };
    }
    after = page.next;
    // Pages are asked for meanwhile.
    await turn();
  } while (after !== undefined);
}

import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Car, DumpedLapTime } from '#contracts';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import type { View } from '#read-store';
import { databaseOf } from './dump-database.sqlite.ts';

/** A store accepts files of some megabytes. */
const LINES_A_FILE = 200_000;
const CELLS_A_PAGE = 500;

/** `hash` is part of URLs; `sha256`, of the same bytes, is for comparison by tools. */
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

const pack = (name: string, texts: readonly string[]): Promise<PackedFile> =>
  packedAs(name, Buffer.from(texts.join('')), texts.length);

const packedAs = async (name: string, content: Uint8Array, lines: number): Promise<PackedFile> => {
  const bytes = await promisify(gzip)(content);
  const digest = createHash('sha256').update(bytes).digest();
  return { name, bytes, hash: digest.toString('base64url'), sha256: digest.toString('hex'), lines };
};

/** The same as databases of so many lap times each, with all cars in every one of them. */
export async function* packedDatabases(
  cars: () => AsyncIterable<Car>,
  lapTimes: AsyncIterable<DumpedLapTime>,
  linesAFile = LINES_A_FILE,
): AsyncGenerator<PackedFile> {
  const left = lapTimes[Symbol.asyncIterator]();
  let next = await left.next();
  for (let part = 0; part === 0 || !next.done; part += 1) {
    let lines = 0;
    const some = async function* () {
      for (; !next.done && lines < linesAFile; next = await left.next()) {
        lines += 1;
        yield next.value;
      }
    };
    const content = await databaseOf({ cars: cars(), lapTimes: some() });
    yield await packedAs(`records-${part}.sqlite.gz`, content, lines);
  }
}

/** The current time of every cell, in order of keys. */
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
    await turn();
  } while (after !== undefined);
}

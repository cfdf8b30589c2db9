import { EventEmitter } from 'node:events';

export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

/** An event in the log. `position` is the first byte of its record, `end` the byte after it. */
export type Stored = Proposed & {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly end: bigint;
  readonly at: number;
};

export type Expected = number | 'no-stream' | 'any' | 'stream-exists';

export type Outcome =
  | { readonly kind: 'stored' | 'known'; readonly last: Stored }
  | { readonly kind: 'wrong'; readonly current: number }
  | { readonly kind: 'deleted' };

type Stream = { readonly events: Stored[]; readable: number; tombstoned: boolean };

const NOTHING = -1;
/** After so many events the server writes one of its own into `$all`. */
const APPENDS_BETWEEN_STATISTICS = 3;

/**
 * The log of the double: one list of records at byte offsets, so positions have gaps and the next position is known
 * beforehand. Emits `grown`.
 */
export class KurrentLog extends EventEmitter<{ grown: [] }> {
  readonly records: Stored[] = [];
  /** When off, a repeated append is answered like any that comes too late. */
  comparesIds = true;
  readonly #streams = new Map<string, Stream>();
  #appends = 0;
  #end: bigint;

  constructor(firstPosition = 0n) {
    super();
    this.setMaxListeners(0);
    this.#end = firstPosition;
    this.#writeOwn('$users', '$UserCreated');
  }

  get end(): bigint {
    return this.#end;
  }

  append(name: string, expected: Expected, proposed: readonly Proposed[]): Outcome {
    const stream = this.#stream(name);
    if (stream.tombstoned) return { kind: 'deleted' };
    const current = stream.events.length - 1;
    const asked = expectedNumber(expected, current);
    const known = asked < current && this.comparesIds ? repeatOf(stream, asked, proposed) : undefined;
    if (known) return { kind: 'known', last: known };
    const reborn = expected === 'no-stream' && stream.readable > current;
    if (asked !== current && !reborn) return { kind: 'wrong', current };
    for (const each of proposed) this.#write(name, stream, each);
    if (++this.#appends % APPENDS_BETWEEN_STATISTICS === 0) this.#writeOwn('$stats-127.0.0.1:2113', '$statsCollected');
    this.emit('grown');
    return { kind: 'stored', last: this.#lastOf(stream) };
  }

  /** The readable events of a stream; undefined when there is no such stream, 'deleted' after a tombstone. */
  read(name: string): readonly Stored[] | 'deleted' | undefined {
    const stream = this.#streams.get(name);
    if (stream?.tombstoned) return 'deleted';
    return stream && stream.readable < stream.events.length ? stream.events.slice(stream.readable) : undefined;
  }

  delete(name: string, forGood: boolean): void {
    const stream = this.#stream(name);
    if (forGood) this.#write(name, stream, own('$streamDeleted'));
    else this.#writeOwn(`$$${name}`, '$metadata');
    stream.readable = stream.events.length;
    stream.tombstoned = forGood;
    this.emit('grown');
  }

  /** Index of the first record at or after a position. */
  indexAt(position: bigint): number {
    let [low, high] = [0, this.records.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.records[middle]?.position ?? this.#end) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a record starts there, or the next one will. The real server cannot read from within a record. */
  isBoundary(position: bigint): boolean {
    return position >= this.#end || this.records[this.indexAt(position)]?.position === position;
  }

  #stream(name: string): Stream {
    const stream = this.#streams.get(name) ?? { events: [], readable: 0, tombstoned: false };
    this.#streams.set(name, stream);
    return stream;
  }

  #lastOf(stream: Stream): Stored {
    return stream.events.at(-1) as Stored;
  }

  #writeOwn(name: string, type: string): void {
    this.#write(name, this.#stream(name), own(type));
  }

  #write(name: string, stream: Stream, proposed: Proposed): void {
    const position = this.#end;
    this.#end += BigInt(97 + 2 * name.length + proposed.type.length + proposed.data.length + proposed.metadata.length);
    const stored = {
      ...proposed,
      stream: name,
      revision: stream.events.length,
      position,
      end: this.#end,
      at: Date.now(),
    };
    stream.events.push(stored);
    this.records.push(stored);
  }
}

const expectedNumber = (expected: Expected, current: number): number => {
  if (typeof expected === 'number') return expected;
  if (expected === 'no-stream') return NOTHING;
  return expected === 'stream-exists' && current === NOTHING ? -2 : current;
};

/** The real server compares ids only after the expected revision: all of them, in place. */
const repeatOf = (stream: Stream, asked: number, proposed: readonly Proposed[]): Stored | undefined => {
  const there = stream.events.slice(asked + 1, asked + 1 + proposed.length);
  const same = there.length === proposed.length && there.every((event, n) => event.id === proposed[n]?.id);
  return same ? there.at(-1) : undefined;
};

const own = (type: string): Proposed => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
});

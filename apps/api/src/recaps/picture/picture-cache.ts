import { createHash } from 'node:crypto';

/** Some hundreds of pictures of 60 to 150 kB. */
const BYTES_MAX = 32 * 1024 * 1024;

type Made = Promise<Buffer>;

/**
 * Pictures by their content: each is made once, and again as soon as a fact of it changes. The least requested are
 * evicted.
 */
export class PictureCache {
  readonly #made = new Map<string, { readonly picture: Made; bytes: number }>();
  #bytes = 0;

  constructor(private readonly bytesMax = BYTES_MAX) {}

  /** Parallel requests share one drawing; a failed one is retried by the next request. */
  async of(shown: object, make: () => Made): Made {
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
    const known = this.#made.get(key);
    if (!known) return this.#make(key, make);
    this.#made.delete(key);
    this.#made.set(key, known);
    return known.picture.catch(() => this.of(shown, make));
  }

  #make(key: string, make: () => Made): Made {
    const picture = make();
    this.#made.set(key, { picture, bytes: 0 });
    picture.then(
      ({ byteLength }) => this.#keep(key, byteLength),
      () => this.#drop(key),
    );
    return picture;
  }

  #keep(key: string, bytes: number): void {
    const kept = this.#made.get(key);
    if (!kept) return;
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, { bytes: size }] of this.#made) {
      if (this.#bytes <= this.bytesMax) return;
      if (size > 0) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#made.get(key)?.bytes ?? 0;
    this.#made.delete(key);
  }
}

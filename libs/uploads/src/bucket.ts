/** A file in a bucket, by its path in our folder. */
export type Listed = { readonly path: string; readonly modifiedMs: number };

/** One folder of a bucket of S3, of a server of its protocol, or of a disk. Errors: `UploadsUnavailable`. */
export type Bucket = {
  /** Durable when it resolves. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<Uint8Array | undefined>;
  /** No error for a missing one. */
  remove(path: string): Promise<void>;
  /** By prefix. */
  list(start?: string): AsyncIterable<Listed>;
  close(): void;
};

/** As stored, or small for a card. */
export type UploadSize = 'full' | 'card';

/** In the order in which they are put. */
export const uploadSizes: readonly UploadSize[] = ['card', 'full'];

/** A picture's name, a hash of its content: 40 hexadecimal digits. */
export type UploadName = string;

const NAME = /^[0-9a-f]{40}$/;
export const isUploadName = (name: string): name is UploadName => NAME.test(name);

export type UploadBytes = Readonly<Record<UploadSize, Uint8Array>>;

/**
 * The store of uploaded files, named by their content: equal files are one. Only the accounts store knows the
 * uploaders. Errors: `UploadsUnavailable`.
 */
export type UploadFiles = {
  /** Durable when it resolves. */
  put(name: UploadName, bytes: UploadBytes): Promise<void>;
  /** Undefined: there is none. */
  get(name: UploadName, size: UploadSize): Promise<Uint8Array | undefined>;
  /** Removes both forms; no error for a missing one. */
  remove(name: UploadName): Promise<void>;
  /** The names of files that were put before then (ISO 8601). */
  olderThan(before: string): AsyncIterable<UploadName>;
  close(): void;
};

/** Files can neither be read nor written now. */
export class UploadsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('uploads unavailable', options);
    this.name = 'UploadsUnavailable';
  }
}

/** Maps any failure of `work` to `UploadsUnavailable`. */
export const available = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new UploadsUnavailable({ cause: error });
  }
};

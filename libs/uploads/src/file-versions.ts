/** A version of a file: `hash` identifies its bytes, and the highest `position` is the newest. */
export type FileVersion = { readonly hash: string; readonly position: number };

/** The last versions of files, each available by its hash. Errors: `UploadsUnavailable`. */
export type FileVersions = {
  put(name: string, version: FileVersion, bytes: Uint8Array): Promise<void>;
  newest(name: string): Promise<FileVersion | undefined>;
  get(name: string, hash: string): Promise<Uint8Array | undefined>;
  close(): void;
};

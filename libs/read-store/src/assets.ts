/** Which bytes of a name: `hash` names them, `position` is how far the views that they were made of had read the log. */
export type AssetVersion = { readonly hash: string; readonly position: number };

/**
 * Files made of views, for browsers to keep for ever under the hash of what is in them. Only the last 20 of a name are
 * kept: who misses one asks for the newest. Names and hashes are letters, digits, `.`, `_` and `-`.
 *
 * Errors: `ReadStoreUnavailable`.
 */
export type Assets = {
  /** Keeps the bytes. The newest of a name is the one with the highest position, whoever puts it last. */
  put(name: string, version: AssetVersion, bytes: Uint8Array): Promise<void>;
  /** The newest of a name; undefined before there is one. */
  newest(name: string): Promise<AssetVersion | undefined>;
  /** The bytes; undefined when they are no longer, or never were, kept. */
  get(name: string, hash: string): Promise<Uint8Array | undefined>;
};

/** Versions of a name that are kept. */
export const ASSETS_KEPT = 20;

/** A hash as it may stand in an address or a file's name. */
export const ASSET_HASH = /^[\w-]{8,64}$/;

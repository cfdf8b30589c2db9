/**
 * A version of a name's bytes: `hash` names them, `position` is how far the views that they were made of had read the
 * log.
 */
export type AssetVersion = { readonly hash: string; readonly position: number };

/**
 * Files made of views, for browsers to cache for ever under the hash of their content. Only the last 20 of a name are
 * stored: a client that misses one asks for the newest. Names and hashes are letters, digits, `.`, `_` and `-`.
 *
 * Errors: `ReadStoreUnavailable`.
 */
export type Assets = {
  /** Stores the bytes. The newest of a name is the one with the highest position, not the last one stored. */
  put(name: string, version: AssetVersion, bytes: Uint8Array): Promise<void>;
  /** The newest of a name; undefined before there is one. */
  newest(name: string): Promise<AssetVersion | undefined>;
  /** The bytes; undefined when they are no longer, or never were, stored. */
  get(name: string, hash: string): Promise<Uint8Array | undefined>;
};

/** Versions of a name that are stored. */
export const MAX_CACHED_ASSETS = 20;

/** A hash that is safe in an address or a file's name. */
export const ASSET_HASH = /^[\w-]{8,64}$/;

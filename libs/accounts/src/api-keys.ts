/** A key for the API as its owner sees it: never the secret. Times are ISO 8601, UTC; `lastUsedOn` is a day. */
export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly lastUsedOn: string | null;
};

/** A key to keep: `hash` stands for its secret, which is kept nowhere. */
export type NewApiKey = Omit<ApiKey, 'lastUsedOn'> & { readonly hash: string };

/** A key that somebody shows, and the person it speaks for. */
export type ShownApiKey = Pick<ApiKey, 'id' | 'scopes' | 'lastUsedOn'> & {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly confirmed: boolean;
  readonly language: string | undefined;
};

/** Keys for the API. They go with their owner's account. */
export type ApiKeys = {
  /** The newest first. */
  of(userId: string): Promise<readonly ApiKey[]>;
  /** False when the user has `most` already, or is gone. */
  add(userId: string, key: NewApiKey, most: number): Promise<boolean>;
  /** Takes it away for good. False when the user has no such key. */
  revoke(userId: string, id: string): Promise<boolean>;
  /** The key of this hash, unless its owner closes the account. Asked of the store each time: a revoked key is none. */
  find(hash: string): Promise<ShownApiKey | undefined>;
  /** Notes the day of its last use. */
  used(id: string, day: string): Promise<void>;
};

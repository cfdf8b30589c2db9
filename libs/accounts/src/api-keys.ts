/** A key for the API as its owner sees it: never the secret. Times are ISO 8601, UTC; `lastUsedOn` is a day. */
export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly lastUsedOn: string | null;
};

/** A key to store: `hash` stands for its secret, which is stored nowhere. */
export type NewApiKey = Omit<ApiKey, 'lastUsedOn'> & { readonly hash: string };

export type PresentedApiKey = Pick<ApiKey, 'id' | 'scopes' | 'lastUsedOn'> & {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly confirmed: boolean;
  readonly language: string | undefined;
};

/** API keys. They are deleted with their owner's account. */
export type ApiKeys = {
  of(userId: string): Promise<readonly ApiKey[]>;
  /** False when the user has `most` already, or is gone. */
  add(userId: string, key: NewApiKey, most: number): Promise<boolean>;
  /** Revokes it for good. False when the user has no such key. */
  revoke(userId: string, id: string): Promise<boolean>;
  /**
   * The key of this hash, unless its owner is closing the account. Read from the store each time: a revoked key is not
   * found.
   */
  find(hash: string): Promise<PresentedApiKey | undefined>;
  used(id: string, day: string): Promise<void>;
};

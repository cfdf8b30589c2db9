/** Settings that a user changed on a device, and when (ISO 8601, UTC); only the browser knows what they mean. */
export type StoredSettings = { readonly changedAt: string; readonly options: Readonly<Record<string, unknown>> };

/** Settings, shared by the user's devices. They are deleted with their owner's account. */
export type SettingsOfUsers = {
  of(userId: string): Promise<StoredSettings | undefined>;
  /** Stores them unless newer ones exist. */
  keep(userId: string, settings: StoredSettings): Promise<void>;
};

/** Settings that a user changed on a device, and when (ISO 8601, UTC); only the browser knows what they mean. */
export type KeptSettings = { readonly changedAt: string; readonly options: Readonly<Record<string, unknown>> };

/** Settings, shared by the user's devices. They are deleted with their owner's account. */
export type SettingsOfUsers = {
  of(userId: string): Promise<KeptSettings | undefined>;
  /** Stores them unless newer ones exist. */
  keep(userId: string, settings: KeptSettings): Promise<void>;
};

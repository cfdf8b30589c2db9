/** What somebody chose on one of their devices, and when (ISO 8601, UTC); what it means is the browser's to know. */
export type KeptSettings = { readonly changedAt: string; readonly options: Readonly<Record<string, unknown>> };

/** Settings that follow a person from device to device. They go with their owner's account. */
export type SettingsOfUsers = {
  of(userId: string): Promise<KeptSettings | undefined>;
  /** Keeps them unless newer ones are there. */
  keep(userId: string, settings: KeptSettings): Promise<void>;
};

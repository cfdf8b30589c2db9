/** What a browser keeps for whoever sits before it: how things look, and which news were seen. */
const OF_DEVICE = /^(language|tdr\.settings|changes_v\d+.*)$/;

/**
 * Whoever signs out leaves nothing of the account on the device: all goes but what is named above. Stores of this page hear
 * of it as those of other pages do.
 */
export function forgetAccount(): void {
  for (const key of keptKeys()) {
    if (OF_DEVICE.test(key)) continue;
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }
}

const keptKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

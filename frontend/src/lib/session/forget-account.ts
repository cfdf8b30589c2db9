/** Data of the browser rather than of the account: appearance, and the news already seen. */
const OF_DEVICE = /^(language|tdr\.settings|changes_v\d+.*)$/;

/**
 * Logging out removes the account's data from the device: everything except what is named above. Stores of this page
 * are notified like those of other pages.
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

const key = 'tdr.moderator';

/**
 * Whether a moderator was the last to log in here. It colours a button before the response arrives, and decides
 * nothing.
 */
export function moderatorHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function saveModeratorHint(mod: boolean): void {
  try {
    if (mod) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // A colour that comes a moment later does no harm
  }
}

const key = 'tdr.moderator';

/** Whether a moderator was signed in here last. It colours a button before the answer is in, and decides nothing. */
export function moderatorHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepModeratorHint(mod: boolean): void {
  try {
    if (mod) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // a colour that comes a moment later harms nobody
  }
}

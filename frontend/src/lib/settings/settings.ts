import { useSyncExternalStore } from 'react';

/** What this device remembers, under one key; `version` says how to read it. */
export type Settings = {
  version: 1;
  theme: 'dark' | 'light' | 'system';
  show: 'points' | 'times' | 'gaps';
  colours: 'medals' | 'heat' | 'plain';
  grouped: boolean;
  /** The last deck, in the grammar of deck links; null before the first change. */
  deck: string | null;
};

const storageKey = 'tdr.settings';
const defaults: Settings = {
  version: 1,
  theme: 'system',
  show: 'points',
  colours: 'medals',
  grouped: true,
  deck: null,
};

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Settings>;
    return stored.version === 1 ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults;
  }
}

let settings = read();
const listeners = new Set<() => void>();

export function currentSettings(): Settings {
  return settings;
}

/** Changes some settings, here and in the other pages of this browser. */
export function changeSettings(changes: Partial<Omit<Settings, 'version'>>): void {
  settings = { ...settings, ...changes };
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still works until the page is closed
  }
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}

/** As on a first visit. */
export function resetSettings(): void {
  changeSettings(defaults);
}

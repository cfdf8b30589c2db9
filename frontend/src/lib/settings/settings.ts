import { storeOf, useStore } from '../store.ts';

/** Steps of size in percent (specification, options dialog). */
export const zoomSteps = [60, 80, 100, 120, 140] as const;
export type ZoomPercent = (typeof zoomSteps)[number];

/** The choices of the options dialog: the same on every device of one user. */
export type Options = {
  theme: 'dark' | 'light' | 'system';
  show: 'points' | 'times' | 'gaps';
  colours: 'medals' | 'heat' | 'plain';
  contrast: 'system' | 'more';
  motion: 'system' | 'less';
  /** Whether a letter, digit or sign works without Ctrl (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Times measured before the game changed the car: shown in Compare, never counted. */
  showDataFromPast: boolean;
  /** More tunes than the five that every car has. */
  showCustomTunes: boolean;
  /** Tags that the game has removed from its cars. */
  showOldTags: boolean;
  /** Tags of collections that are not out yet. */
  showUpcomingTags: boolean;
  /** Long and permanent challenges. */
  showLongCgs: boolean;
  showPermanentCgs: boolean;
  /** Points next to the times of a challenge. */
  showPointsCgForce: boolean;
  /** The prizes of an event, place by place. */
  showPrizeBoard: boolean;
  zoomPortrait: ZoomPercent;
  zoomLandscape: ZoomPercent;
};

/** The settings stored on this device, under one key; `version` defines how to read it. */
export type Settings = Options & {
  version: 1;
  grouped: boolean;
  /** The layout of the grid: cars as columns, the same in less room, or cars as rows. */
  layout: 'wide' | 'compact' | 'down';
  /** Cells without a time show the predicted time. */
  predictions: boolean;
  /** The last deck, in the grammar of deck links; null before the first change. */
  deck: string | null;
  /** When the options were changed last, ISO 8601; null before the first change. */
  changedAt: string | null;
  /** The account that stored them last; null before the first. */
  account: string | null;
};

const storageKey = 'tdr.settings';
const defaultOptions: Options = {
  theme: 'system',
  show: 'times',
  colours: 'medals',
  contrast: 'system',
  motion: 'system',
  singleKeys: true,
  showDataFromPast: false,
  showCustomTunes: false,
  showOldTags: false,
  showUpcomingTags: false,
  showLongCgs: true,
  showPermanentCgs: true,
  showPointsCgForce: true,
  showPrizeBoard: false,
  zoomPortrait: 100,
  zoomLandscape: 80,
};

export const defaultSettings: Settings = {
  version: 1,
  ...defaultOptions,
  grouped: true,
  layout: 'wide',
  predictions: false,
  deck: null,
  changedAt: null,
  account: null,
};

const onOff = [true, false] as const;

/** The allowed values of each option. */
const choices: { readonly [Name in keyof Options]: readonly Options[Name][] } = {
  theme: ['dark', 'light', 'system'],
  show: ['points', 'times', 'gaps'],
  colours: ['medals', 'heat', 'plain'],
  contrast: ['system', 'more'],
  motion: ['system', 'less'],
  singleKeys: onOff,
  showDataFromPast: onOff,
  showCustomTunes: onOff,
  showOldTags: onOff,
  showUpcomingTags: onOff,
  showLongCgs: onOff,
  showPermanentCgs: onOff,
  showPointsCgForce: onOff,
  showPrizeBoard: onOff,
  zoomPortrait: zoomSteps,
  zoomLandscape: zoomSteps,
};

const isOption = (name: string): name is keyof Options => Object.hasOwn(choices, name);
const isChoice = (name: keyof Options, value: unknown) => (choices[name] as readonly unknown[]).includes(value);

/** From data stored by an account or an earlier build: the options that this build knows, with an allowed value. */
export function knownOptions(kept: Readonly<Record<string, unknown>>): Partial<Options> {
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isOption(name) && isChoice(name, value)));
}

/** The settings stored on this device, by any tab; undefined where there is nothing to read. */
function stored(): Settings | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Settings>;
    if (kept.version !== 1) return undefined;
    const { grouped, layout, predictions, deck, changedAt, account } = { ...defaultSettings, ...kept };
    return { ...defaultSettings, ...knownOptions(kept), grouped, layout, predictions, deck, changedAt, account };
  } catch {
    return undefined;
  }
}

const settings = storeOf<Settings>(stored() ?? defaultSettings);
/** Whether the storage lacks the last change: the browser has no room, or stores nothing. */
let uncached = false;

export const { get: currentSettings, subscribe: onSettings } = settings;

/** Each tab has a deck of its own; the next visit starts with the deck that was changed last. */
const withOwnDeck = (next: Settings): Settings => ({ ...next, deck: currentSettings().deck ?? next.deck });

/**
 * Applies settings unchanged; they are in the browser's storage when this returns. Changes by another tab since then
 * are preserved.
 */
export function takeSettings(changes: Partial<Omit<Settings, 'version'>>): void {
  const kept = uncached ? undefined : stored();
  const next = { ...(kept ?? currentSettings()), ...changes };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    uncached = false;
  } catch {
    uncached = true; // The page still works until it is closed
  }
  settings.set('deck' in changes ? next : withOwnDeck(next));
}

// Another tab has changed something.
addEventListener('storage', ({ key }) => {
  const next = key === storageKey ? stored() : undefined;
  if (next) settings.set(withOwnDeck(next));
});

/** Changes some settings; options also store the time, so that the newest of several devices wins. */
export function changeSettings(changes: Partial<Omit<Settings, 'version' | 'changedAt' | 'account'>>): void {
  const changesOptions = Object.keys(changes).some(isOption);
  takeSettings(changesOptions ? { ...changes, changedAt: new Date().toISOString() } : changes);
}

/** The options alone, as an account stores them. */
export function optionsOf(from: Settings): Options {
  const names = Object.keys(defaultOptions).filter(isOption);
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Options;
}

/** One setting: a component renders again only when this one changes. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore({ subscribe: onSettings, get: () => currentSettings()[name] });
}

export const useSettings = (): Settings => useStore(settings);

/** Resets the options to those of a first visit; the deck stays. */
export function resetOptions(): void {
  changeSettings(defaultOptions);
}

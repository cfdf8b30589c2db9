import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const everySecond = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, SECOND_MS);
  return () => clearInterval(timer);
};

/** Whole seconds until a moment (ISO 8601), 0 after it. */
export const secondsUntil = (moment: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND_MS));

/** `secondsUntil` of the current time; 0 where there is no moment. */
export const useSecondsLeft = (until: string | undefined): number =>
  useSyncExternalStore(everySecond, () => (until === undefined ? 0 : secondsUntil(until)));

/** "12 min", and seconds in the last minute and a half. */
export const minutesText = (seconds: number, language: string): string => {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
};

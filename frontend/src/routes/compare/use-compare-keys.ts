import { useEffect, useRef } from 'react';
import { changeSettings, currentSettings } from '../../lib/settings/settings.ts';
import type { Settings } from '../../lib/settings/settings.ts';

export type CompareKeys = { addCar: () => void; addTracks: () => void; undo: () => void; keys: () => void };

const shows: Record<string, Settings['show']> = { '1': 'points', '2': 'times', '3': 'gaps' };
const colours = ['medals', 'heat', 'plain'] as const;

function nextColours(): Settings['colours'] {
  const at = colours.indexOf(currentSettings().colours);
  return colours[(at + 1) % colours.length] ?? 'medals';
}

const busyElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('input:not([type=radio]), textarea, [role=menu]') !== null ||
    document.querySelector('[aria-modal="true"]') !== null);

/** Keys that work wherever the focus is, as long as no field, menu or dialog has it. */
export function useCompareKeys(acts: CompareKeys): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || busyElsewhere(event.target)) return;
      const control = event.ctrlKey || event.metaKey;
      const act = control ? withControl(event.key) : event.altKey ? undefined : alone(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const withControl = (key: string) => ({ k: newest.current.addCar, z: newest.current.undo })[key.toLowerCase()];
    const alone = (key: string): (() => void) | undefined => {
      const show = shows[key];
      if (show) return () => changeSettings({ show });
      const { addCar, addTracks, keys } = newest.current;
      return { a: addCar, '/': addCar, k: addTracks, '?': keys, m: () => changeSettings({ colours: nextColours() }) }[
        key.toLowerCase()
      ];
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

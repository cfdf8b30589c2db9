import { useEffect, useEffectEvent, useRef } from 'react';
import { currentSettings } from '../settings/settings.ts';
import { isTakenElsewhere, keyName } from './key-presses.ts';

/** How long G waits for the letter of a page. */
const WAIT_MS = 1_500;

/**
 * G and then a letter opens a page. The letter is caught before other listeners, so that a page may use the same letter
 * alone.
 */
export function useGoKeys(go: (letter: string) => boolean): void {
  const since = useRef<number | null>(null);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Shift') return;
    const begun = since.current;
    since.current = null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!currentSettings().singleKeys || isTakenElsewhere(event.target)) return;
    const letter = keyName(event);
    if (begun !== null && event.timeStamp - begun < WAIT_MS && go(letter)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (letter === 'G') since.current = event.timeStamp;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

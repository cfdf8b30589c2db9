import { useEffect, useEffectEvent } from 'react';
import { currentSettings, useSetting } from '../settings/settings.ts';
import { isTakenElsewhere, keyName } from './own-keys.ts';

/** A key as `aria-keyshortcuts` writes it: "A", "/", "Control+K". Command counts as Control. */
type Shortcut = string;

const isSingle = (shortcut: Shortcut): boolean => shortcut.length === 1;

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.altKey || event.key.length > 1) return undefined;
  const key = keyName(event);
  return event.ctrlKey || event.metaKey ? `Control+${key}` : key;
}

/** Those of these keys that act, for the button that does the same; undefined when none does. */
export function useShortcuts(...shortcuts: readonly Shortcut[]): string | undefined {
  const singleKeys = useSetting('singleKeys');
  const acting = shortcuts.filter((shortcut) => singleKeys || !isSingle(shortcut));
  return acting.length > 0 ? acting.join(' ') : undefined;
}

/** With nothing focused, the button that a key stands for takes the focus: a dialog gives it back there. */
function focusOpener(shortcut: Shortcut): void {
  if (document.activeElement !== document.body) return;
  for (const button of document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${shortcut}"]`)) {
    button.focus({ preventScroll: true });
    if (document.activeElement === button) return;
  }
}

/**
 * Keys that work wherever the focus is, as long as no field, menu or dialog has it. Those without Ctrl are silent while
 * the reader has switched them off.
 */
export function usePageKeys(acts: Readonly<Record<Shortcut, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    const act = shortcut === undefined ? undefined : acts[shortcut];
    if (shortcut === undefined || !act || event.defaultPrevented || isTakenElsewhere(event.target)) return;
    if (isSingle(shortcut) && !currentSettings().singleKeys) return;
    event.preventDefault();
    focusOpener(shortcut);
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

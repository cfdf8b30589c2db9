import { useEffect, useEffectEvent } from 'react';
import { currentSettings, useSetting } from '../settings/settings.ts';
import { isTakenElsewhere, keyName } from './key-presses.ts';

/** A key as `aria-keyshortcuts` writes it: "A", "/", "Control+K". Command counts as Control. */
type Shortcut = string;

const isSingle = (shortcut: Shortcut): boolean => shortcut.length === 1;

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.altKey || event.key.length > 1) return undefined;
  const key = keyName(event);
  return event.ctrlKey || event.metaKey ? `Control+${key}` : key;
}

/** The active ones of these keys, for the button of the same action; undefined when none is active. */
export function useShortcuts(...shortcuts: readonly Shortcut[]): string | undefined {
  const singleKeys = useSetting('singleKeys');
  const acting = shortcuts.filter((shortcut) => singleKeys || !isSingle(shortcut));
  return acting.length > 0 ? acting.join(' ') : undefined;
}

/** With nothing focused, the shortcut's button gets the focus: a closing dialog returns it there. */
function focusOpener(shortcut: Shortcut): void {
  if (document.activeElement !== document.body) return;
  for (const button of document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${shortcut}"]`)) {
    button.focus({ preventScroll: true });
    if (document.activeElement === button) return;
  }
}

/**
 * Keys that work wherever the focus is, unless it is in a field, menu or dialog. Those without Ctrl are ignored if the
 * user has disabled them.
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

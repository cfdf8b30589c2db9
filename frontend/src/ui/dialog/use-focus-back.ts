import { useEffect, useRef } from 'react';
import { takeFocus } from '../focus/take-focus.ts';

/** A dialog takes the focus a moment after it opened, and releases it a moment after it closed. */
const MOMENT_MS = 10;

/** The last pressed element, for engines that give a pressed button no focus; a later key press clears it. */
let pressed: Element | null = null;
const notePress = ({ target }: Event) => (pressed = target instanceof Element ? target.closest(canOpen) : null);
const canOpen = 'button, a, [role=gridcell]';
document.addEventListener('click', notePress, true);
document.addEventListener('keydown', () => (pressed = null), true);

let opened = 0;
/**
 * The focused element before the first dialog of a chain: a menu that opens another dialog is gone when that closes.
 */
let origin: Element | null = null;

const isInside = (element: Element): boolean => element.closest('[aria-modal=true]') !== null;

function giveBack(before: Element | null): void {
  // The page itself may be gone by then.
  if (typeof document === 'undefined') return;
  const now = document.activeElement;
  if (opened > 0) {
    if (before && isInside(before)) takeFocus(before);
    return;
  }
  const movedOn = now !== null && now !== document.body && !isInside(now);
  if (movedOn) return;
  const usable = [before, origin].filter((element) => element !== null && !isInside(element));
  if (!usable.some(takeFocus)) takeFocus(document.getElementById('main'));
}

/**
 * When a dialog closes, the focus returns to its previous element: within another dialog that is still open, else to
 * the element before the first of them. If that is gone, the focus stays on the page.
 */
export function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    opened += 1;
    const focused = document.activeElement;
    before.current = focused === document.body ? pressed : focused;
    if (before.current === null || !isInside(before.current)) origin = before.current;
    return () => {
      opened -= 1;
      setTimeout(() => giveBack(before.current), MOMENT_MS);
    };
  }, [isOpen]);
}

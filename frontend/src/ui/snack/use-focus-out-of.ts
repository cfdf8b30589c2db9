import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { takeFocus } from '../focus/take-focus.ts';

/**
 * For an element that is removed while it has the focus: the focus returns to the previous element, or to the page. The
 * element records where the focus came from by `onFocus`.
 */
export function useFocusOutOf() {
  const before = useRef<Element | null>(null);
  const inside = useRef(false);
  useEffect(
    () => () => {
      const lost = inside.current && document.activeElement === document.body;
      if (lost && !takeFocus(before.current)) takeFocus(document.getElementById('main'));
    },
    [],
  );
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      inside.current = true;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false;
    },
  };
}

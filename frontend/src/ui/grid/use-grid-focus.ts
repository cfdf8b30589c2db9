import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { isSamePlace, movedBy } from './grid-position.ts';
import type { GridExtent, GridPosition } from './grid-position.ts';

type FocusProps = {
  scroller: RefObject<HTMLDivElement | null>;
  active: GridPosition;
  extent: GridExtent;
  show: (position: GridPosition) => void;
  onActive: (position: GridPosition) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, position: GridPosition) => void;
};

/** The attribute that identifies a cell in the page. */
export const cellMark = ({ row, column }: GridPosition) => `${row}:${column}`;

const typesText = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const acts = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, [role=menu]') !== null;

/** The grid is one stop of Tab; arrows move inside it. Fields and buttons inside cells keep their own keys. */
export function useGridFocus({ scroller, active, extent, show, onActive, onKey }: FocusProps) {
  const wanted = useRef(false);

  const focusActive = () =>
    scroller.current?.querySelector<HTMLElement>(`[data-at="${cellMark(active)}"]`)?.focus({ preventScroll: true });

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    focusActive();
  });

  const go = (to: GridPosition) => {
    if (isSamePlace(to, active)) focusActive();
    else {
      wanted.current = true;
      onActive(to);
    }
    show(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || typesText(event.target)) return;
    const to = event.altKey ? undefined : movedBy(event.key, event.ctrlKey || event.metaKey, active, extent);
    if (to) {
      event.preventDefault();
      return go(to);
    }
    const pressesButton = (event.key === 'Enter' || event.key === ' ') && acts(event.target);
    if (!pressesButton) onKey(event, active);
  };
  return { onKeyDown, go };
}

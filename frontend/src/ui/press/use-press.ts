import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** A touch of this length is more than a tap (specification, business constants). */
export const LONG_TOUCH_MS = 600;
/** A shorter touch is a tap; between the two it is hesitation, which is neither. */
export const SHORT_TOUCH_MS = 400;
const VIBRATION_MS = 30;
/** A larger movement is a scroll. */
const MOVED_PX = 10;

export type Modifiers = { ctrl: boolean; shift: boolean; meta: boolean };

type PressActs = {
  onPress: (modifiers: Modifiers) => void;
  onLongTouch?: (() => void) | undefined;
  onShortTouch?: (() => void) | undefined;
};

type Touch = { at: number; x: number; y: number; timer: ReturnType<typeof setTimeout> };

/** The event handlers of a button with a long touch. A long touch is never a press as well. */
export function usePress({ onPress, onLongTouch, onShortTouch }: PressActs) {
  const touch = useRef<Touch | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    if (touch.current) clearTimeout(touch.current.timer);
    touch.current = null;
  };
  const start = ({ pointerType, timeStamp, clientX, clientY }: PointerEvent) => {
    wasLong.current = false;
    if (pointerType !== 'touch' || !onLongTouch) return;
    const timer = setTimeout(() => {
      wasLong.current = true;
      navigator.vibrate?.(VIBRATION_MS);
      onLongTouch();
    }, LONG_TOUCH_MS);
    touch.current = { at: timeStamp, x: clientX, y: clientY, timer };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > MOVED_PX) end();
  };
  const lift = ({ timeStamp }: PointerEvent) => {
    if (touch.current && timeStamp - touch.current.at < SHORT_TOUCH_MS) onShortTouch?.();
    end();
  };
  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault();
    },
    onClick: ({ ctrlKey, shiftKey, metaKey }: MouseEvent) => {
      if (!wasLong.current) onPress({ ctrl: ctrlKey, shift: shiftKey, meta: metaKey });
      wasLong.current = false;
    },
  };
}

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

/** A tip waits this long, so that it does not follow a pointer that only passes (specification, business constants). */
export const TOOLTIP_MS = 400;
const gap = 8;
const margin = 8;

type TooltipProps = { text: ReactNode; children: ReactNode };

/** Over its target where there is room, else under it; never outside of the window. */
export function placeOver(target: DOMRect, tip: { width: number; height: number }, window: { width: number }) {
  const above = target.top - gap - tip.height;
  const centred = target.left + target.width / 2 - tip.width / 2;
  return {
    left: Math.max(margin, Math.min(centred, window.width - tip.width - margin)),
    top: above < margin ? target.bottom + gap : above,
  };
}

/** Whether the tip is due: after a pointer, the focus or a finger has stayed for a moment. */
function useDue() {
  const [due, setDue] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setDue(false);
  };
  const stay = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDue(true), TOOLTIP_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { due, close, stay };
}

/** A few words on what is pointed at, focused or touched. Escape and leaving close it; readers hear it as description. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { due, close, stay } = useDue();
  const target = useRef<HTMLSpanElement>(null);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!due) return;
    const typed = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', typed);
    const described = target.current?.querySelector('button, a, input, [tabindex]') ?? target.current;
    described?.setAttribute('aria-describedby', id);
    return () => {
      document.removeEventListener('keydown', typed);
      described?.removeAttribute('aria-describedby');
    };
  }, [due, id]);
  const on = { onPointerEnter: stay, onPointerLeave: close, onPointerDown: stay, onFocus: stay, onBlur: close };
  return (
    <span ref={target} className={styles['target']} {...on}>
      {children}
      {due ? <Tip id={id} text={text} over={() => target.current} /> : null}
    </span>
  );
}

function Tip({ id, text, over }: { id: string; text: ReactNode; over: () => Element | null }) {
  const tip = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: 0 });
  const follow = useEffectEvent(() => {
    const target = over()?.getBoundingClientRect();
    const size = tip.current?.getBoundingClientRect();
    if (target && size) setPlace(placeOver(target, size, { width: innerWidth }));
  });
  useLayoutEffect(() => {
    const moved = () => follow();
    moved();
    addEventListener('scroll', moved, true);
    return () => removeEventListener('scroll', moved, true);
  }, []);
  return createPortal(
    <span ref={tip} id={id} role="tooltip" className={styles['tip']} style={place}>
      {text}
    </span>,
    document.body,
  );
}

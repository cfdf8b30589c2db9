import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isOnSnack } from '../snack/snacks.ts';
import { closeTopmost } from './open-dialogs.ts';
import styles from './popover.module.css';

const gap = 8;
const margin = 10;

type BesideProps = { anchor: () => Element | null; label: string; onClose: () => void; children: ReactNode };

/** Right of the anchor where there is room, else left of it; never over it. */
function placeBeside(anchor: DOMRect, size: { width: number; height: number }): { left: number; top: number } {
  const right = anchor.right + gap;
  const fits = right + size.width + margin <= innerWidth;
  const left = fits ? right : Math.max(margin, anchor.left - gap - size.width);
  const top = Math.min(Math.max(margin, anchor.top - 60), innerHeight - size.height - margin);
  return { left, top: Math.max(margin, top) };
}

/**
 * A panel next to its subject. Escape and a press outside close it, except those meant for a dialog that was opened
 * from it; it follows while the page scrolls.
 */
export function Popover({ anchor, label, onClose, children }: BesideProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: 0 });

  const follow = useEffectEvent(() => {
    const target = anchor();
    if (target && panel.current)
      setPlace(placeBeside(target.getBoundingClientRect(), panel.current.getBoundingClientRect()));
  });
  const closeUnlessInside = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (closeTopmost() !== undefined) return;
    if (panel.current?.contains(target) || anchor()?.contains(target)) return;
    if (!isOnSnack(target)) onClose();
  });
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && closeTopmost() === undefined) onClose();
  });

  useLayoutEffect(() => {
    const moved = () => follow();
    const resized = new ResizeObserver(moved);
    moved();
    if (panel.current) resized.observe(panel.current);
    addEventListener('scroll', moved, true);
    addEventListener('resize', moved);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', moved, true);
      removeEventListener('resize', moved);
    };
  }, []);

  useEffect(() => {
    const pressed = (event: PointerEvent) => closeUnlessInside(event);
    const typed = (event: KeyboardEvent) => closeByKey(event);
    panel.current?.focus();
    // Before a dialog over it handles the same event and is gone.
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed, true);
    };
  }, []);

  return createPortal(
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className={styles['panel']} style={place}>
      {children}
    </div>,
    document.body,
  );
}

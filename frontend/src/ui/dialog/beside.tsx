import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './beside.module.css';

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

/** A panel beside what it tells about. Escape and a press outside close it; it follows while the page scrolls. */
export function Beside({ anchor, label, onClose, children }: BesideProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -9999, top: 0 });

  useLayoutEffect(() => {
    const follow = () => {
      const target = anchor();
      if (target && panel.current)
        setPlace(placeBeside(target.getBoundingClientRect(), panel.current.getBoundingClientRect()));
    };
    follow();
    const resized = new ResizeObserver(follow);
    if (panel.current) resized.observe(panel.current);
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [anchor]);

  useEffect(() => {
    panel.current?.focus();
    const pressed = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor()?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [anchor, onClose]);

  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles['panel']}
      style={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

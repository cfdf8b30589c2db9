import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  pressed: boolean;
  onToggle: () => void;
  label?: string;
  disabled?: boolean;
  count?: number;
  children: ReactNode;
};

/** A filter or choice that is on or off: chosen has a tick, an edge and a tint. */
export function Chip({ pressed, onToggle, label, disabled = false, count, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onToggle}
    >
      {children}
      {count === undefined ? null : <span className={styles['count']}>{count}</span>}
    </button>
  );
}

import type { ReactNode } from 'react';
import { disabledWhileBusy } from '../press/disabled-while-busy.ts';
import { usePress } from '../press/use-press.ts';
import type { Modifiers } from '../press/use-press.ts';
import styles from './chip.module.css';

type ChipProps = {
  pressed: boolean;
  /** Keys that were held with the press: only for users who allow them, and never the only way. */
  onToggle: (modifiers: Modifiers) => void;
  onLongTouch?: (() => void) | undefined;
  onShortTouch?: (() => void) | undefined;
  label?: string | undefined;
  disabled?: boolean;
  count?: number | undefined;
  children: ReactNode;
};

/** A filter or choice that is on or off: chosen has a tick, an edge and a tint. */
export function Chip({
  pressed,
  onToggle,
  onLongTouch,
  onShortTouch,
  label,
  disabled = false,
  count,
  children,
}: ChipProps) {
  const touched = disabled ? {} : { onLongTouch, onShortTouch };
  const press = usePress({ onPress: onToggle, ...touched });
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-pressed={pressed}
      aria-label={label}
      {...press}
      {...disabledWhileBusy(disabled, press.onClick)}
    >
      {children}
      {count === undefined ? null : <span className={styles['count']}>{count}</span>}
    </button>
  );
}

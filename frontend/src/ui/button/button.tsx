import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { LockIcon } from '../icons.ts';
import { disabledWhileBusy } from '../press/disabled-while-busy.ts';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: 'main' | 'plain' | 'ghost' | 'danger' | 'good';
  size?: 'small' | 'normal' | 'large';
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
  /** Why it cannot be pressed now; it is shown as a tip. */
  reason?: string | undefined;
};

/**
 * A button with a text. One `main` per view or dialog. While busy or not available it keeps its place and the focus,
 * and a press does nothing.
 */
export function Button({
  variant = 'plain',
  size = 'normal',
  busy = false,
  wide = false,
  disabled = false,
  icon,
  reason,
  children,
  ...rest
}: ButtonProps) {
  const off = busy || disabled || reason !== undefined || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      {...disabledWhileBusy(off, rest.onClick)}
      className={styles['button']}
      data-look={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-off={disabled || reason !== undefined || undefined}
      data-tip={reason}
      aria-busy={busy || undefined}
    >
      {reason === undefined ? icon : <LockIcon aria-hidden="true" />}
      {children}
    </button>
  );
}

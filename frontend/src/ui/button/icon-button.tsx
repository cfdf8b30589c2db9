import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  keys?: string;
  size?: 'small' | 'normal';
  /** Where the tip stands; at the right edge of a page it grows to the left. */
  tip?: 'start' | 'end';
  children: ReactNode;
};

/** A button that is only a picture: its name is read, and shown with its key on hover and focus. */
export function IconButton({ label, keys, size = 'normal', tip = 'end', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={styles['button']} data-size={size}>
      {children}
      <span className={styles['tip']} data-tip={tip} aria-hidden="true">
        {keys ? `${label} · ${keys}` : label}
      </span>
    </button>
  );
}

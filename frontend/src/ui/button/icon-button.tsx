import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  keys?: string;
  size?: 'small' | 'normal';
  children: ReactNode;
};

/** A button with an icon only: its name is read by screen readers, and shown with its key as a tip. */
export function IconButton({ label, keys, size = 'normal', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={keys ? `${label} · ${keys}` : label}
      {...rest}
      className={styles['button']}
      data-size={size}
    >
      {children}
    </button>
  );
}

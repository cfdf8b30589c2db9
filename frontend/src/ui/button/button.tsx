import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'main' | 'plain' | 'ghost' | 'danger' | 'good';
  size?: 'small' | 'normal' | 'large';
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
};

/** A button with words. One `main` a view or dialog; while busy it keeps its place and cannot be pressed twice. */
export function Button({
  look = 'plain',
  size = 'normal',
  busy = false,
  wide = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles['button']}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {icon}
      {children}
    </button>
  );
}

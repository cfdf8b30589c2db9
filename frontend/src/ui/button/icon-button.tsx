import { Tooltip } from '@mantine/core';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  keys?: string;
  size?: 'small' | 'normal';
  children: ReactNode;
};

/** A button that is only a picture: its name is read, and shown with its key on hover and focus. */
export function IconButton({ label, keys, size = 'normal', children, ...rest }: IconButtonProps) {
  const tip = keys ? `${label} · ${keys}` : label;
  return (
    <Tooltip
      label={tip}
      openDelay={400}
      withinPortal
      classNames={{ tooltip: styles['tip'] ?? '' }}
      events={{ hover: true, focus: true, touch: false }}
    >
      <button type="button" aria-label={label} {...rest} className={styles['button']} data-size={size}>
        {children}
      </button>
    </Tooltip>
  );
}

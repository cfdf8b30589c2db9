import { Menu as MantineMenu } from '@mantine/core';
import type { FloatingPosition } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = {
  trigger: ReactElement;
  position?: FloatingPosition;
  width?: number;
  opened?: boolean;
  onChange?: (opened: boolean) => void;
  children: ReactNode;
};

/** A menu under its trigger; arrow keys walk it, Escape closes it and focus returns to the trigger. */
export function Menu({ trigger, position = 'bottom-end', width = 240, opened, onChange, children }: MenuProps) {
  const controlled = opened === undefined ? {} : { opened };
  return (
    <MantineMenu
      {...controlled}
      {...(onChange ? { onChange } : {})}
      position={position}
      width={width}
      offset={6}
      transitionProps={{ duration: 120 }}
      classNames={{
        dropdown: styles['dropdown'] ?? '',
        item: styles['item'] ?? '',
        itemSection: styles['section'] ?? '',
        label: styles['label'] ?? '',
        divider: styles['divider'] ?? '',
      }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  end?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  staysOpen?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/** One act of a menu. */
export function MenuItem({
  icon,
  end,
  danger = false,
  disabled = false,
  staysOpen = false,
  onClick,
  children,
}: MenuItemProps) {
  return (
    <MantineMenu.Item
      leftSection={icon}
      rightSection={end}
      disabled={disabled}
      closeMenuOnClick={!staysOpen}
      onClick={onClick}
      data-danger={danger || undefined}
    >
      {children}
    </MantineMenu.Item>
  );
}

export const MenuLabel = MantineMenu.Label;
export const MenuDivider = MantineMenu.Divider;

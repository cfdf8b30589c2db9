import type { ReactElement, ReactNode } from 'react';

export type MenuTrigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-expanded'?: boolean;
}>;

export type MenuAction = {
  key: string;
  text: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  danger?: boolean;
  /** The menu stays open: the action is a choice with a visible effect. */
  staysOpen?: boolean;
  run: () => void;
};

/** A line of a menu: an action, a heading over the next ones, or a rule between them. */
export type MenuEntry = MenuAction | { heading: ReactNode } | 'rule';

export type MenuProps = {
  trigger: MenuTrigger;
  position?: 'bottom-start' | 'bottom-end';
  width?: number;
  opened?: boolean;
  onChange?: (opened: boolean) => void;
  entries: readonly MenuEntry[];
};

import type { ReactElement, ReactNode } from 'react';

/** The button that opens a menu. */
export type MenuTrigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-expanded'?: boolean;
}>;

/** One act of a menu. */
export type MenuAct = {
  key: string;
  text: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  danger?: boolean;
  /** The menu stays open: the act is a choice that is seen at once. */
  staysOpen?: boolean;
  run: () => void;
};

/** A line of a menu: an act, a heading over the next ones, or a rule between them. */
export type MenuEntry = MenuAct | { heading: ReactNode } | 'rule';

export type MenuProps = {
  trigger: MenuTrigger;
  position?: 'bottom-start' | 'bottom-end';
  width?: number;
  opened?: boolean;
  onChange?: (opened: boolean) => void;
  entries: readonly MenuEntry[];
};

import type { ComponentType, SVGProps } from 'react';
import { disabledWhileBusy } from '../../ui/press/disabled-while-busy.ts';
import styles from './user-menu.module.css';

type LineProps = {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  text: string;
  end?: string;
};

function LineInside({ icon: Icon, text, end }: LineProps) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span>{text}</span>
      {end === undefined ? null : <small>{end}</small>}
    </>
  );
}

type ActProps = LineProps & {
  run: () => void;
  disabled?: boolean;
  /** Where the focus returns in the menu. */
  cameFrom?: boolean;
};

export const MenuActionLine = ({ run, disabled = false, cameFrom = false, ...line }: ActProps) => (
  <button
    type="button"
    className={styles['line']}
    data-autofocus={cameFrom || undefined}
    {...disabledWhileBusy(disabled, run)}
  >
    <LineInside {...line} />
  </button>
);

export const Outside = ({ address, ...line }: LineProps & { address: string }) => (
  <a className={styles['line']} href={address} target="_blank" rel="noreferrer">
    <LineInside {...line} />
  </a>
);

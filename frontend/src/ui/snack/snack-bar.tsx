import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, FailedIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { closeSnack, currentSnack, onSnack } from './snacks.ts';
import type { Shown } from './snacks.ts';
import styles from './snack-bar.module.css';

const icons = { success: SuccessIcon, info: InfoIcon, error: FailedIcon };

/** Counts the seconds down, holds while somebody points at it or has the focus in it. */
function useCountdown(snack: Shown, held: boolean): number | null {
  const [left, setLeft] = useState(snack.seconds);
  useEffect(() => {
    if (left === null || held) return;
    if (left <= 0) return closeSnack();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, held]);
  return left;
}

function SnackPanel({ snack }: { snack: Shown }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const left = useCountdown(snack, held);
  const Icon = icons[snack.kind];
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      className={styles['snack']}
      data-kind={snack.kind}
      role={snack.kind === 'error' ? 'alert' : 'status'}
      {...hold}
    >
      <Icon aria-hidden="true" className={styles['icon']} />
      <span className={styles['text']}>{snack.text}</span>
      {snack.action ? (
        <Button
          size="small"
          onClick={() => {
            snack.action?.run();
            closeSnack();
          }}
        >
          {snack.action.label}
          {left === null ? null : <span className={styles['left']}>{left}</span>}
        </Button>
      ) : null}
      <IconButton label={t('close')} size="small" onClick={closeSnack}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Where snacks appear: bottom left, above the dock on a phone. A new one while one is open shakes. */
export function SnackBar() {
  const snack = useSyncExternalStore(onSnack, currentSnack);
  if (snack === null) return null;
  return (
    <div className={styles['place']} data-shakes={snack.shakes || undefined} key={snack.id}>
      <SnackPanel snack={snack} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, FailedIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { useStore } from '../../lib/store.ts';
import { closeSnack, currentSnack } from './snacks.ts';
import type { VisibleSnack } from './snacks.ts';
import { useFocusOutOf } from './use-focus-out-of.ts';
import styles from './snack-bar.module.css';

const icons = { success: SuccessIcon, info: InfoIcon, error: FailedIcon };

/** Counts the seconds down; pauses while the pointer is over it or the focus is in it. */
function useCountdown(snack: VisibleSnack, held: boolean): number | null {
  const [left, setLeft] = useState(snack.seconds);
  useEffect(() => {
    if (left === null || held) return;
    if (left <= 0) return closeSnack();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, held]);
  return left;
}

/** The action. It is not part of the announcement, and the seconds are not part of its name. */
function SnackActs({ action, left }: { action: VisibleSnack['action']; left: number | null }) {
  const { t } = useTranslation('common');
  const act = () => {
    action?.run();
    closeSnack();
  };
  return (
    <span className={styles['acts']} aria-live="off">
      {action ? (
        <Button size="small" onClick={act}>
          {action.label}
          {left === null ? null : (
            <span className={styles['left']} aria-hidden="true">
              {left}
            </span>
          )}
        </Button>
      ) : null}
      <IconButton label={t('close')} size="small" onClick={closeSnack}>
        <CloseIcon />
      </IconButton>
    </span>
  );
}

function SnackPanel({ snack }: { snack: VisibleSnack }) {
  const [held, setHeld] = useState(false);
  const left = useCountdown(snack, held);
  const focus = useFocusOutOf();
  const Icon = icons[snack.kind];
  return (
    <div
      className={styles['snack']}
      data-kind={snack.kind}
      data-shakes={snack.shakes || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        setHeld(false);
        focus.onBlur(event);
      }}
    >
      <Icon aria-hidden="true" className={styles['icon']} />
      <span className={styles['text']}>{snack.text}</span>
      <SnackActs action={snack.action} left={left} />
    </div>
  );
}

/**
 * Where snacks appear: bottom left, above the dock on a phone. A new one while one is open shakes. Both regions always
 * exist, for a screen reader reads only changes in a region that it knows; an error interrupts it.
 */
export function SnackBar() {
  const snack = useStore(currentSnack);
  const panel = snack ? <SnackPanel key={snack.id} snack={snack} /> : null;
  const isError = snack?.kind === 'error';
  return (
    <div className={styles['place']} data-snacks>
      <div role="status" aria-atomic="false">
        {isError ? null : panel}
      </div>
      <div aria-live="assertive">{isError ? panel : null}</div>
    </div>
  );
}

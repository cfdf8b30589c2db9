import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/form/use-action.ts';
import { type AsShown, atPress } from '../../lib/seen-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChangedThing } from '../../ui/changed/changed-thing.tsx';
import { useAsShown } from '../../ui/changed/use-as-shown.ts';
import { disputeReasons, type Ruling, type TimeInCell, useRuling } from './use-ruling.ts';
import styles from './cell-history.module.css';

export function Rulings({ time, allowed }: { time: TimeInCell; allowed: readonly string[] }) {
  const { t } = useTranslation('votes');
  const [asked, setAsked] = useState(false);
  const settle = useRuling();
  const { busy, run } = useAction((of: AsShown<TimeInCell>, ruling: Ruling) => settle([of], ruling));
  if (asked && allowed.includes('hide-lap-time'))
    return <WhyHidden time={time} busy={busy} run={run} onCancel={() => setAsked(false)} />;
  return (
    <>
      {allowed.includes('accept-lap-time') ? (
        <Button size="small" busy={busy} onClick={() => run(atPress(time), { as: 'accept' })}>
          {t('accept')}
        </Button>
      ) : null}
      {allowed.includes('hide-lap-time') ? (
        <Button size="small" variant="ghost" disabled={busy} onClick={() => setAsked(true)}>
          {t('hide')}
        </Button>
      ) : null}
      {allowed.includes('restore-lap-time') ? (
        <Button size="small" busy={busy} onClick={() => run(atPress(time), { as: 'restore' })}>
          {t('restore')}
        </Button>
      ) : null}
    </>
  );
}

type WhyHiddenProps = {
  time: TimeInCell;
  busy: boolean;
  run: (of: AsShown<TimeInCell>, ruling: Ruling) => void;
  onCancel: () => void;
};

/** Asks why a time is hidden, as shown when asked; its value never changes, only its attributes do. */
function WhyHidden({ time, busy, run, onCancel }: WhyHiddenProps) {
  const { t } = useTranslation('votes');
  const { shown, isChanged, read } = useAsShown(time);
  const unread = isChanged && !busy;
  return (
    <fieldset className={styles['why']}>
      <legend>{t('why')}</legend>
      {unread ? <ChangedThing shown={null} now={null} onRead={read} /> : null}
      {disputeReasons.map((reason) => (
        <Button
          key={reason}
          size="small"
          busy={busy}
          disabled={unread}
          onClick={() => run(shown, { as: 'hide', reason })}
        >
          {t(`reasons.${reason}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}

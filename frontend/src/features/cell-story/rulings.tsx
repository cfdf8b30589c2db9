import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/form/use-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { disputeReasons, type Ruling, type SaidAt, useRuling } from './use-ruling.ts';
import styles from './cell-story.module.css';

/** What a moderator may settle of a time: the server says what. */
export function Rulings({ time, allowed }: { time: SaidAt; allowed: readonly string[] }) {
  const { t } = useTranslation('votes');
  const [asked, setAsked] = useState(false);
  const settle = useRuling();
  const { busy, run } = useAct((ruling: Ruling) => settle([time], ruling));
  if (asked && allowed.includes('hide-lap-time')) {
    return (
      <fieldset className={styles['why']}>
        <legend>{t('why')}</legend>
        {disputeReasons.map((reason) => (
          <Button key={reason} size="small" busy={busy} onClick={() => run({ as: 'hide', reason })}>
            {t(`reasons.${reason}`)}
          </Button>
        ))}
        <Button size="small" look="ghost" onClick={() => setAsked(false)}>
          {t('cancel')}
        </Button>
      </fieldset>
    );
  }
  return (
    <>
      {allowed.includes('accept-lap-time') ? (
        <Button size="small" busy={busy} onClick={() => run({ as: 'accept' })}>
          {t('accept')}
        </Button>
      ) : null}
      {allowed.includes('hide-lap-time') ? (
        <Button size="small" look="ghost" disabled={busy} onClick={() => setAsked(true)}>
          {t('hide')}
        </Button>
      ) : null}
      {allowed.includes('restore-lap-time') ? (
        <Button size="small" busy={busy} onClick={() => run({ as: 'restore' })}>
          {t('restore')}
        </Button>
      ) : null}
    </>
  );
}

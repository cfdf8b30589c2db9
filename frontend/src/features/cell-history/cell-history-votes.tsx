import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cell } from '../../lib/cell.ts';
import { FeatureGate } from '../../ui/feature-gate/feature-gate.tsx';
import { Button } from '../../ui/button/button.tsx';
import { disputeReasons } from './use-ruling.ts';
import { useVote, type VotedTime } from './use-vote.ts';
import styles from './cell-history.module.css';

type OfTime = { cell: Cell; entry: VotedTime };

function Ballot({ cell, entry }: OfTime) {
  const { t } = useTranslation('votes');
  const { busy, vote } = useVote(cell, entry);
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <>
        <Button size="small" busy={busy} onClick={() => vote({ vote: 'up' })}>
          {t('right')}
        </Button>
        <Button size="small" variant="ghost" disabled={busy} onClick={() => setAsked(true)}>
          {t('wrong')}
        </Button>
      </>
    );
  }
  return (
    <fieldset className={styles['why']}>
      <legend>{t('why')}</legend>
      {disputeReasons.map((reason) => (
        <Button key={reason} size="small" busy={busy} onClick={() => vote({ vote: 'down', reason })}>
          {t(`reasons.${reason}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" onClick={() => setAsked(false)}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}

function Said({ cell, entry, own }: OfTime & { own: 'up' | 'down' }) {
  const { t } = useTranslation('votes');
  const { busy, takeBack } = useVote(cell, entry);
  return (
    <>
      <span className={styles['quiet']}>{t(own === 'up' ? 'saidRight' : 'saidWrong')}</span>
      {entry.allowed.includes('withdraw-lap-time-vote') ? (
        <Button size="small" variant="ghost" busy={busy} onClick={takeBack}>
          {t('takeBack')}
        </Button>
      ) : null}
    </>
  );
}

export function CellHistoryVotes({ cell, entry }: OfTime) {
  const { t } = useTranslation('votes');
  const { up, down, own } = entry.votes;
  return (
    <span className={styles['votes']}>
      {up + down > 0 ? <span className={styles['quiet']}>{t('counted', { up, down })}</span> : null}
      {own ? <Said cell={cell} entry={entry} own={own} /> : null}
      {!own && entry.allowed.includes('vote-on-lap-time') ? (
        <FeatureGate feature="votes">
          <Ballot cell={cell} entry={entry} />
        </FeatureGate>
      ) : null}
    </span>
  );
}

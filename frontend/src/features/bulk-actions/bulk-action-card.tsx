import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkActionEntry, bulkActions } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { actionKeys, type BulkActionLabels } from './bulk-action-labels.ts';
import styles from './bulk-actions.module.css';

type SweepCardProps = { sweep: BulkActionEntry; words: BulkActionLabels };

export function BulkActionCard({ sweep, words }: SweepCardProps) {
  const { t, i18n } = useTranslation(['sweeps', 'history', 'members']);
  const { id, act, status, person, plannedBy, confirmedBy, from, to, reason, text, at, total, taken, left } = sweep;
  const facts = [
    `${words.person(plannedBy)}, ${words.when(at)}`,
    ...(confirmedBy === null ? [] : [t('sweeps:agreed', { name: words.person(confirmedBy) })]),
    ...(from === null ? [] : [`${t('history:from')}: ${words.when(from)}`]),
    ...(to === null ? [] : [`${t('history:to')}: ${words.when(to)}`]),
    t(`members:why.${reason}`),
  ];
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <li className={styles['card']}>
      <span className={styles['head']}>
        <b>
          {t(`sweeps:${actionKeys[act]}`)}: {words.person(person)}
        </b>
        <span className={styles['status']} data-status={status}>
          {words.status(status)}
        </span>
      </span>
      <p className={styles['quiet']}>{facts.join(' · ')}</p>
      {text === null ? null : <p>{text}</p>}
      {status === 'waiting' ? (
        <p className={styles['quiet']}>{t(sweep.others === 0 ? 'sweeps:nobodyElse' : 'sweeps:another')}</p>
      ) : null}
      <Progress label={t('sweeps:progress')} done={taken} all={total} />
      {left > 0 ? (
        <p className={styles['quiet']}>
          {t('sweeps:stays')}: {number(left)}
        </p>
      ) : null}
      <span className={styles['acts']}>
        {sweep.allowed.map((allowed) => (
          <SweepAct key={allowed} sweepId={id} act={allowed} />
        ))}
        <HistoryLink kind="sweep" itemId={id} />
      </span>
    </li>
  );
}

const asked = {
  'confirm-sweep': { verb: 'sweeps:confirm', title: 'sweeps:askConfirm', help: 'sweeps:confirmHelp' },
  'withdraw-sweep': { verb: 'sweeps:withdraw', title: 'sweeps:askWithdraw', help: 'sweeps:withdrawHelp' },
  'undo-sweep': { verb: 'common:undo', title: 'sweeps:askUndo', help: 'sweeps:undoHelp' },
} as const;

function SweepAct({ sweepId, act: which }: { sweepId: string; act: BulkActionEntry['allowed'][number] }) {
  const { t } = useTranslation(['sweeps', 'common']);
  const [opened, setOpened] = useState(false);
  const act = useAction(async () => {
    const params = { sweepId };
    if (which === 'confirm-sweep') await sendAuthenticated(bulkActions.confirm, { params });
    else if (which === 'withdraw-sweep') await sendAuthenticated(bulkActions.withdraw, { params });
    else {
      const body = { act: 'show-times', undoes: sweepId, reason: { code: 'mistake' } } as const;
      await sendAuthenticated(bulkActions.plan, { body });
    }
    setOpened(false);
  });
  const { verb, title, help } = asked[which];
  const variant = which === 'confirm-sweep' ? 'danger' : 'plain';
  return (
    <>
      <Button size="small" variant={variant} onClick={() => setOpened(true)}>
        {t(verb)}
      </Button>
      <ConfirmDialog
        title={t(title)}
        opened={opened}
        act={t(verb)}
        busy={act.busy}
        colour={which === 'undo-sweep' ? 'green' : 'red'}
        onConfirm={() => act.run()}
        onClose={() => setOpened(false)}
      >
        <p>{t(help)}</p>
        <Refusal problem={act.problem} />
      </ConfirmDialog>
    </>
  );
}

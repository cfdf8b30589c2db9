import { useTranslation } from 'react-i18next';
import { type PlanBulkActionBody, type BulkActionItem, type BulkActionPreview, bulkActions } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { actionKeys, type BulkActionLabels } from './bulk-action-labels.ts';
import styles from './bulk-actions.module.css';

type SweepDecisionProps = {
  body: PlanBulkActionBody;
  preview: BulkActionPreview;
  words: BulkActionLabels;
  onBack: () => void;
  onDone: () => void;
};

export function BulkActionDecision({ body, preview, words, onBack, onDone }: SweepDecisionProps) {
  const { t, i18n } = useTranslation('sweeps');
  const { waits, others } = preview;
  const act = useAction(async () => {
    await sendAuthenticated(bulkActions.plan, { body });
    showSnack({ kind: 'success', text: t(waits ? 'planned' : 'begun') });
    onDone();
  });
  const { person, total, items, left, leftItems } = preview;
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className={styles['decision']}>
      <p>
        <b>{t(actionKeys[body.act])}</b> · {words.person(person)}
      </p>
      <StatTiles
        label={t('look')}
        stats={[
          { label: t('will'), value: number(total) },
          ...(left > 0 ? [{ label: t('stays'), value: number(left) }] : []),
        ]}
      />
      <Lines label={t('will')} items={items} more={total - items.length} words={words} />
      {left > 0 ? (
        <>
          <p className={styles['quiet']}>{t('staysHelp')}</p>
          <Lines label={t('stays')} items={leftItems} more={left - leftItems.length} words={words} />
        </>
      ) : null}
      {waits ? <p className={styles['quiet']}>{t(others === 0 ? 'nobodyElse' : 'another')}</p> : null}
      {body.act === 'hide-times' && !waits ? <p>{t('alone')}</p> : null}
      <Refusal problem={act.problem} />
      <span className={styles['foot']}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="danger" busy={act.busy} disabled={total === 0} onClick={() => act.run()}>
          {t(waits ? 'propose' : 'do', { n: number(total) })}
        </Button>
      </span>
    </div>
  );
}

type LinesProps = { label: string; items: readonly BulkActionItem[]; more: number; words: BulkActionLabels };

function Lines({ label, items, more, words }: LinesProps) {
  const { t } = useTranslation('sweeps');
  if (items.length === 0) return null;
  return (
    <>
      <ul className={styles['lines']} aria-label={label}>
        {items.map((item) => (
          <li key={item.entryId}>
            <span>{words.item(item)}</span>
            {item.at === '' ? null : <small>{words.when(item.at)}</small>}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles['quiet']}>{t('more', { n: more })}</p> : null}
    </>
  );
}

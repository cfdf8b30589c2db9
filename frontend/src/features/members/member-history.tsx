import { useTranslation } from 'react-i18next';
import type { MemberHistoryEntry } from '#contracts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { FormerNames } from '../../ui/person/former-names.tsx';
import { useMemberLabels } from './use-member-labels.ts';
import { useMemberHistory } from './use-members.ts';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './members.module.css';

const ROW = 76;

export function MemberHistory({ userId }: { userId: string }) {
  const { t } = useTranslation('members');
  const of = useMemberHistory(userId);
  return (
    <section className={styles['card']} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <QueryBoundary
        of={{ ...of, value: of.value?.userId === userId ? of.value.history : undefined }}
        skeleton={<Skeleton rows={2} rowHeight={ROW} />}
        empty={{ when: (history) => history.length === 0, show: <p className={styles['quiet']}>{t('noHistory')}</p> }}
      >
        {(history) => (
          <VirtualList
            items={history.map((entry, place) => ({ ...entry, number: history.length - place }))}
            keyField="number"
            rowHeight={ROW}
            label={t('history')}
            className={styles['history']}
            rowClassName={styles['entry']}
          >
            {(entry) => <Entry entry={entry} />}
          </VirtualList>
        )}
      </QueryBoundary>
      <FormerNames userId={userId} />
      <HistoryLink kind="member" itemId={userId} />
    </section>
  );
}

function Entry({ entry }: { entry: MemberHistoryEntry }) {
  const { t, i18n } = useTranslation('members');
  const words = useMemberLabels();
  const { act, at, by, reason, tier, paidThrough = null, what, until = null } = entry;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const name = by.name ?? (by.userId.startsWith('system:') ? t('program') : t('gone'));
  // A restored right has no end date.
  const restored = what !== undefined && act === 'restore-account' ? t(`limitFor.${what}`) : undefined;
  const limited = what === undefined ? undefined : words.limit({ what, until });
  const facts = tier === undefined ? (restored ?? limited) : words.tier({ tier, paidThrough });
  return (
    <>
      <span>
        <b>{t(`done.${act}`)}</b>
        {facts === undefined ? null : `: ${facts}`}
      </span>
      <span>
        {t(`why.${reason.code}`)}
        {reason.text === null ? null : <q>{reason.text}</q>}
      </span>
      <span className={styles['quiet']}>
        {when}, {t('by', { name })}
        <StaffMark name={by.name} />
      </span>
    </>
  );
}

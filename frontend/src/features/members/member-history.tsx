import { useTranslation } from 'react-i18next';
import type { MemberHistoryEntry } from '#contracts';
import { useMemberHistory } from './use-members.ts';
import styles from './members.module.css';

/** What was done to an account. */
export function MemberHistory({ userId }: { userId: string }) {
  const { t } = useTranslation(['members', 'problems']);
  const { value, problem } = useMemberHistory(userId);
  return (
    <section className={styles['card']}>
      <h2>{t('history')}</h2>
      {problem ? <p role="alert">{t(`problems:${problem.code}`)}</p> : null}
      {!value && !problem ? <p aria-busy="true">{t('loading')}</p> : null}
      {value?.history.length === 0 ? <p className={styles['quiet']}>{t('noHistory')}</p> : null}
      <ol className={styles['list']}>
        {value?.history.map((entry) => (
          <Entry key={`${entry.at}${entry.act}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: MemberHistoryEntry }) {
  const { t, i18n } = useTranslation('members');
  const { act, at, by, reason, tier, what } = entry;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const name = by.name ?? (by.userId.startsWith('system:') ? t('program') : t('gone'));
  return (
    <li className={styles['entry']}>
      <strong>
        {t(`done.${act}`)}
        {tier === undefined ? '' : ` (${tier})`}
        {what === undefined ? '' : ` (${t(`limitFor.${what}`)})`}
      </strong>
      <span>
        {t(`why.${reason.code}`)}
        {reason.text === null ? '' : `: ${reason.text}`}
      </span>
      <span className={styles['quiet']}>
        {when}, {t('by', { name })}
      </span>
    </li>
  );
}

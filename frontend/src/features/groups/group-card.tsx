import { useTranslation } from 'react-i18next';
import type { Group } from '#contracts';
import { MembersIcon } from '../../ui/icons.ts';
import styles from './groups.module.css';
import { useGroupLabels } from './use-group-labels.ts';

export function GroupCard({ of, chosen, onChoose }: { of: Group; chosen: boolean; onChoose: () => void }) {
  const words = useGroupLabels();
  return (
    <li>
      <button type="button" className={styles['card']} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles['mark']}>
          <MembersIcon aria-hidden="true" />
        </span>
        <span className={styles['text']}>
          <b>{of.name}</b>
          <span>{[words.platform(of.platform), words.language(of.language)].join(' · ')}</span>
        </span>
        <b className={styles['size']}>{words.size(of)}</b>
        <span className={styles['foot']}>
          <GroupTags of={of} />
        </span>
      </button>
    </li>
  );
}

export function GroupTags({ of }: { of: Group }) {
  const { t } = useTranslation('community');
  const words = useGroupLabels();
  return (
    <>
      <em className={styles['tag']} data-kind={of.kind}>
        {t(`kinds.${of.kind}`)}
      </em>
      {of.status === 'approved' ? null : <em className={styles['tag']}>{t(`statuses.${of.status}`)}</em>}
      <small data-stale={of.stale || undefined}>{of.stale ? t('stale') : words.confirmed(of)}</small>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '#contracts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { GroupTags } from './group-card.tsx';
import styles from './groups.module.css';
import { useGroupLabels } from './use-group-labels.ts';

export function GroupDetail({ of, children }: { of: Group; children?: ReactNode }) {
  const { t } = useTranslation('community');
  const words = useGroupLabels();
  return (
    <div className={styles['detail']}>
      <header>
        <h2>{of.name}</h2>
        <span>
          {words.platform(of.platform)} · <PersonLink name={of.by.name} />
        </span>
      </header>
      <div className={styles['foot']}>
        <GroupTags of={of} />
      </div>
      <StatTiles
        label={of.name}
        stats={[
          { label: t('members'), value: words.size(of) },
          { label: t('language'), value: words.language(of.language) },
          { label: t('countries'), value: of.countries.map(words.country).join(', ') },
        ]}
      />
      {of.description === null ? null : <p>{of.description}</p>}
      {of.inviteInfo === null ? null : (
        <p className={styles['told']}>
          <b>{t('tellThem')}</b>
          {of.inviteInfo}
        </p>
      )}
      {of.link === null ? null : (
        <p className={styles['told']}>
          <b>{t('leadsAway')}</b>
          {of.link}
        </p>
      )}
      {children}
      <HistoryLink kind="group" itemId={of.groupId} />
    </div>
  );
}

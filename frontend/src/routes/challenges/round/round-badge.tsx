import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundStatus } from '#contracts';
import { AddIcon, LockIcon, PendingIcon, RemoveIcon, SearchIcon, SuccessIcon } from '../../../ui/icons.ts';
import styles from './round.module.css';

const icons: Readonly<Record<RoundStatus, ReactNode>> = {
  deleted: <RemoveIcon aria-hidden="true" />,
  locked: <LockIcon aria-hidden="true" />,
  solved: <SuccessIcon aria-hidden="true" />,
  filled: <SearchIcon aria-hidden="true" />,
  'in review': <PendingIcon aria-hidden="true" />,
  empty: <AddIcon aria-hidden="true" />,
};

export function RoundBadge({ status }: { status: RoundStatus }) {
  const { t } = useTranslation('rounds');
  return (
    <span className={styles['badge']} data-status={status}>
      {icons[status]}
      {t(`status.${status}`)}
    </span>
  );
}

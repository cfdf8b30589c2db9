import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './list-page.module.css';

type BulkBarProps = { count: number; onNone: () => void; children: ReactNode };

export function BulkBar({ count, onNone, children }: BulkBarProps) {
  const { t } = useTranslation('screen');
  const text = t('list.chosen', { number: count });
  return (
    <div className={styles['bulk']} role="region" aria-label={text}>
      <b role="status">{text}</b>
      <span className={styles['acts']}>{children}</span>
      <Button variant="ghost" onClick={onNone}>
        {t('list.chooseNone')}
      </Button>
    </div>
  );
}

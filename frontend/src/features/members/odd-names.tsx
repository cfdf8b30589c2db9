import { useTranslation } from 'react-i18next';
import { members } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './members.module.css';

/** Names from before the rules that would be refused today; may be empty. */
export function OddNames({ onChoose }: { onChoose: (userId: string) => void }) {
  const { t } = useTranslation('members');
  const { value } = useQuery({ key: ['members', 'odd-names'], uncached: true, ask: () => queryApi(members.oddNames) });
  if (value === undefined || value.names.length === 0) return null;
  return (
    <details className={styles['card']}>
      <summary>{`${t('oddNames')} (${value.names.length})`}</summary>
      <p className={styles['quiet']}>{t('oddNamesHelp')}</p>
      <ul>
        {value.names.map(({ userId, name, why }) => (
          <li key={userId}>
            <Button size="small" variant="ghost" onClick={() => onChoose(userId)}>
              {name}
            </Button>{' '}
            <span className={styles['quiet']}>
              {t(`oddWhy.${why === 'taken' || why === 'reserved' ? why : 'other'}`)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

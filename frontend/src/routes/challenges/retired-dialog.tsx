import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roundsOf } from '../../features/challenges/challenge-card.tsx';
import styles from '../../features/challenges/challenges.module.css';
import { useRetiredChallenges } from '../../features/challenges/use-challenges.ts';
import { challengePath } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export function RetiredDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('challenges');
  const asked = useRetiredChallenges();
  return (
    <Dialog opened onClose={onClose} title={t('changes.retired')}>
      <QueryBoundary
        of={asked}
        empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('noneRetired')} /> }}
      >
        {({ items }) => (
          <ul className={styles['retired']}>
            {items.map((of) => (
              <li key={of.challengeId}>
                <Link to={challengePath(of.challengeId)}>{of.facts.name}</Link>
                <small>{t('rounds', { number: roundsOf(of) })}</small>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

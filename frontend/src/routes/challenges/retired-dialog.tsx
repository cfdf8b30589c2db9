import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../../features/challenges/challenges.module.css';
import { useRetiredChallenges } from '../../features/challenges/use-challenges.ts';
import { challengePath } from '../../lib/paths.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Challenges that staff took out of the list: each opens, and can be put back there. */
export function RetiredDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('challenges');
  const of = useRetiredChallenges();
  return (
    <Dialog opened onClose={onClose} title={t('changes.retired')}>
      <Asked of={of} empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('noneRetired')} /> }}>
        {({ items }) => (
          <ul className={styles['retired']}>
            {items.map(({ challengeId, facts }) => (
              <li key={challengeId}>
                <Link to={challengePath(challengeId)}>{facts.name}</Link>
                <small>{t('rounds', { number: facts.roundCount })}</small>
              </li>
            ))}
          </ul>
        )}
      </Asked>
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnimatedCardPeople } from '../../features/animated-cards/use-animated-cards.ts';
import { animatedPath } from '../../lib/paths.ts';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './animated.module.css';

export function PeopleBar({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation('showcase');
  const { value } = useAnimatedCardPeople();
  if (!value || value.items.length === 0) return null;
  return (
    <nav className={styles['people']} aria-label={t('people')}>
      {value.items.map(({ userId, name, loops }) => (
        <Link key={userId} to={animatedPath(name)} aria-current={name === chosen ? 'page' : undefined}>
          {name}
          <StaffMark name={name} /> <small>{loops}</small>
        </Link>
      ))}
    </nav>
  );
}

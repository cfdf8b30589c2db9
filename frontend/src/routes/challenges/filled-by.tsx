import { useTranslation } from 'react-i18next';
import type { RoundList } from '#contracts';
import styles from '../../features/challenges/challenges.module.css';
import { useRounds } from '../../features/rounds/use-rounds.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';

export function FilledBy({ challengeId }: { challengeId: string }) {
  const { t, i18n } = useTranslation('challenges');
  const credits = creditsOf(useRounds(challengeId).value?.items ?? []);
  if (credits.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <p className={styles['line']}>
      {t('filledBy')}
      {credits.map(({ userId, name, rounds }) => (
        <span key={userId}>
          <PersonLink name={name} /> ({number.format(rounds)})
        </span>
      ))}
    </p>
  );
}

type Credit = { userId: string; name: string | null; rounds: number };

function creditsOf(items: RoundList['items']): readonly Credit[] {
  const credits = new Map<string, Credit>();
  for (const { by } of items) {
    if (by) credits.set(by.userId, { ...by, rounds: (credits.get(by.userId)?.rounds ?? 0) + 1 });
  }
  return [...credits.values()].toSorted((a, b) => b.rounds - a.rounds);
}

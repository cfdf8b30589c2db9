import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCriterionLabels } from '../../features/cars/filter/criterion-labels.ts';
import styles from '../../features/challenges/challenges.module.css';
import { packsFor } from './packs-for.ts';
import { describeCriteria, parseCriteria } from '#racing';

export function Requirement({ criteria }: { criteria: string }) {
  const { t } = useTranslation('challenges');
  return (
    <section className={styles['asks']} aria-label={t('requirement')}>
      <h2>{t('requirement')}</h2>
      <Suspense fallback={null}>
        <Words criteria={criteria} />
      </Suspense>
    </section>
  );
}

function Words({ criteria }: { criteria: string }) {
  const { t } = useTranslation(['challenges', 'carlist']);
  const words = useCriterionLabels();
  const alternatives = describeCriteria(parseCriteria(criteria).criteria).map(({ name, parts }) => {
    const asked = parts.map((part) => `${words.group(part.group)} ${words.part(part)}`).join(', ');
    return name === '' ? asked : `${name}: ${asked}`;
  });
  if (alternatives.length === 0) return <p>{t('challenges:anyCar')}</p>;
  return (
    <>
      <p>{alternatives.join(` ${t('carlist:or')} `)}</p>
      <p>
        <Link to={packsFor(criteria)}>{t('challenges:inPacks')}</Link>
      </p>
    </>
  );
}

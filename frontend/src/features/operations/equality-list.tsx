import type { InstallationStatus } from '#contracts';
import styles from './operations.module.css';
import { useOperationLabels } from './use-operation-labels.ts';

type Sampled = NonNullable<InstallationStatus['sampled']>;

/** Views that must agree, and the samples' results; differing ones first. */
export function EqualityList({ sampled }: { sampled: Sampled | null }) {
  const { t, when } = useOperationLabels();
  return (
    <section className={styles['part']} aria-label={t('equal.title')}>
      <div className={styles['head']}>
        <h2>{t('equal.title')}</h2>
        <small>{sampled === null ? t('never') : when(sampled.at)}</small>
      </div>
      <p className={styles['help']}>{t('equal.help')}</p>
      {sampled === null ? null : (
        <ul className={styles['views']}>
          {sampled.equalities
            .toSorted((a, b) => b.unequal.length - a.unequal.length)
            .map((one) => (
              <EqualityCard key={one.name} equality={one} />
            ))}
        </ul>
      )}
    </section>
  );
}

function EqualityCard({ equality }: { equality: Sampled['equalities'][number] }) {
  const { t, number } = useOperationLabels();
  const { name, views, compared, unequal } = equality;
  return (
    <li className={styles['card']}>
      <div className={styles['line']}>
        <b>{name}</b>
        <span className={styles['state']} data-tone={unequal.length === 0 ? 'good' : 'busy'}>
          {unequal.length === 0 ? t('equal.compared', { n: number(compared) }) : null}
        </span>
      </div>
      <small>{views.join(' · ')}</small>
      {unequal.length === 0 ? null : (
        <details className={styles['warning']}>
          <summary>{t('equal.unequal', { n: number(unequal.length) })}</summary>
          <ul>
            {unequal.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueFigures as Figures } from '#contracts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import styles from './queue-figures.module.css';
import { useQueueFigures } from './use-queue.ts';
import { useQueueLabels } from './use-queue-labels.ts';

export function QueueFigures() {
  const { t } = useTranslation('queue');
  return (
    <section className={styles['figures']} aria-labelledby="queue-figures">
      <h2 id="queue-figures">{t('figures.title')}</h2>
      <QueryBoundary of={useQueueFigures()}>
        {({ kinds, people }) => (
          <>
            <Table
              label={t('figures.kind')}
              withWaiting
              rows={kinds
                .filter(({ waiting, approved, declined, reversed }) => waiting + approved + declined + reversed > 0)
                .map((row) => ({ ...row, key: row.kind, name: t(`kind.${row.kind}`) }))}
            />
            <Table
              label={t('figures.person')}
              rows={people.map((row) => ({
                ...row,
                key: row.by?.userId ?? '',
                name: <PersonLink name={row.by?.name ?? null} />,
              }))}
            />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

type Row = Omit<Figures['people'][number], 'by'> & { key: string; name: ReactNode; waiting?: number };

function Table({ label, rows, withWaiting = false }: { label: string; rows: readonly Row[]; withWaiting?: boolean }) {
  const { t, i18n } = useTranslation('queue');
  const { minutes } = useQueueLabels();
  const number = (value: number) => value.toLocaleString(i18n.language);
  if (rows.length === 0) return null;
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {withWaiting ? <th scope="col">{t('figures.waiting')}</th> : null}
            <th scope="col">{t('figures.approved')}</th>
            <th scope="col">{t('figures.declined')}</th>
            <th scope="col">{t('figures.reversed')}</th>
            <th scope="col">{t('figures.half')}</th>
            <th scope="col">{t('figures.most')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, waiting, approved, declined, reversed, wait }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {withWaiting ? <td>{number(waiting ?? 0)}</td> : null}
              <td>{number(approved)}</td>
              <td>{number(declined)}</td>
              <td>{number(reversed)}</td>
              <td>{wait ? minutes(wait.half) : '–'}</td>
              <td>{wait ? minutes(wait.most) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimesReportRow } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './imports.module.css';

const outcomes = ['added', 'changed', 'beside', 'unchanged', 'refused'] as const;
const AT_ONCE = 100;

export function TimesReport({ rows }: { rows: readonly TimesReportRow[] }) {
  const { t } = useTranslation('imports');
  const [shown, setShown] = useState<(typeof outcomes)[number] | 'all'>('all');
  const [most, setMost] = useState(AT_ONCE);
  const found = shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown);
  const counted = (name: string, n: number) => `${name} ${n}`;
  const choices = outcomes.map((value) => ({
    value,
    label: counted(t(`count.${value}`), rows.filter(({ outcome }) => outcome === value).length),
  }));
  return (
    <section className={styles['rows']} aria-label={t('times.report')}>
      <SegmentedControl
        label={t('times.report')}
        value={shown}
        choices={[{ value: 'all', label: counted(t('times.all'), rows.length) }, ...choices]}
        onChange={(value) => {
          setShown(value);
          setMost(AT_ONCE);
        }}
      />
      <ul className={styles['refusals']} aria-label={t('times.report')}>
        {found.slice(0, most).map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </ul>
      {found.length > most ? <Button onClick={() => setMost(most + AT_ONCE)}>{t('moreRows')}</Button> : null}
    </section>
  );
}

function Line({ row: { line, outcome, cell, value, was, now, fault, reason } }: { row: TimesReportRow }) {
  const { t } = useTranslation('imports');
  return (
    <li data-outcome={outcome}>
      <b>{t('line', { line })}</b>
      <span className={styles['lineTold']}>
        <span>{outcome === 'refused' && fault ? t(`times.fault.${fault}`) : t(`times.outcome.${outcome}`)}</span>
        {outcome === 'changed' ? <span className={styles['quiet']}>{`${was} → ${now}`}</span> : null}
        {value === null || outcome === 'changed' ? null : <b>{value}</b>}
        {cell === null ? null : (
          <span className={styles['quiet']}>{cell.replaceAll('|', ' · ').replaceAll('_', ' ')}</span>
        )}
        {reason !== null && reason !== fault && cell === null ? (
          <span className={styles['quiet']} lang="en">
            {reason}
          </span>
        ) : null}
      </span>
    </li>
  );
}

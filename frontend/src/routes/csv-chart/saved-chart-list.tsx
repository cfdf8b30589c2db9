import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { forgetChart, savedCharts, type SavedChart } from '../../features/charts/csv/saved-charts.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import styles from './csv-chart.module.css';

export function SavedChartList({ onOpen }: { onOpen: (kept: SavedChart) => void }) {
  const { t, i18n } = useTranslation('csvchart');
  const { data = [], mutate } = useSWR('kept-csv-charts', savedCharts);
  const forget = async (name: string) => {
    await forgetChart(name);
    await mutate();
  };
  if (data.length === 0) return null;
  return (
    <section className={styles['panel']} aria-label={t('kept')}>
      <h2>{t('kept')}</h2>
      <ul className={styles['kept']}>
        {data.map((kept) => (
          <li key={kept.name}>
            <Button variant="ghost" onClick={() => onOpen(kept)}>
              {kept.name}
            </Button>
            <small>{new Date(kept.at).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}</small>
            <IconButton size="small" label={t('forget', { name: kept.name })} onClick={() => void forget(kept.name)}>
              <CloseIcon aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

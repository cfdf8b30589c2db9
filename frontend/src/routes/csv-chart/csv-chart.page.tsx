import { useTranslation } from 'react-i18next';
import { type CsvChart, useCsvChart } from './use-csv-chart.ts';
import { pages } from '../../lib/paths.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import styles from './csv-chart.module.css';
import { CsvPicture } from './csv-picture.tsx';
import { CsvTools } from './csv-tools.tsx';
import { useCsvLabels } from './csv-labels.ts';
import { FileStart } from './file-start.tsx';
import { SavedChartList } from './saved-chart-list.tsx';

/** Charts from the user's own files: the content stays in the browser. */
export function CsvChartPage() {
  const { t } = useTranslation(['csvchart', 'shell']);
  const csv = useCsvChart();
  const isEmpty = csv.files.length === 0;
  return (
    <ContentPage
      width={isEmpty ? 'list' : 'full'}
      title={t('csvchart:title')}
      subtitle={t('csvchart:line')}
      back={{ to: pages.charts, label: t('shell:menu.MainCharts') }}
    >
      {csv.unread ? (
        <p role="alert" className={styles['fault']}>
          {t(`csvchart:faults.${csv.unread.fault}`, { file: csv.unread.name, line: csv.unread.line })}
        </p>
      ) : null}
      {csv.reading ? (
        <Progress
          inPercent
          label={t('csvchart:reading', { file: csv.reading.name })}
          done={csv.reading.share}
          all={1}
        />
      ) : null}
      {isEmpty ? <Start csv={csv} /> : <Shown csv={csv} />}
    </ContentPage>
  );
}

const Start = ({ csv }: { csv: CsvChart }) => (
  <div className={styles['start']}>
    <FileStart csv={csv} />
    <SavedChartList onOpen={(kept) => void csv.open(kept)} />
  </div>
);

function Shown({ csv }: { csv: CsvChart }) {
  const words = useCsvLabels(csv.files, csv.view);
  return (
    <div className={styles['page']}>
      <CsvTools csv={csv} words={words} />
      <CsvPicture csv={csv} words={words} />
    </div>
  );
}

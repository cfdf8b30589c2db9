import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '#racing';
import type { Drawn } from '../../features/charts/echarts.ts';
import type { CsvPoint } from '../../features/charts/csv/csv-points.ts';
import { saveChart } from '../../features/charts/csv/saved-charts.ts';
import type { CsvChart } from './use-csv-chart.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, PhotoIcon, SavedIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ChartCanvas } from '../charts/chart-canvas.tsx';
import { savePicture } from '../charts/save-picture.ts';
import styles from './csv-chart.module.css';
import { CsvGroups, CsvRow, CsvRows } from './csv-rows.tsx';
import type { CsvLabels } from './csv-labels.ts';
import { useCsvDrawing } from './use-csv-drawing.ts';

const views = ['points', 'table'] as const;
const initial = { view: 'points' };
const nothing = () => undefined;

export function CsvPicture({ csv, words }: { csv: CsvChart; words: CsvLabels }) {
  const { t } = useTranslation(['csvchart', 'charts']);
  const [{ view }, set] = useAddressFields(initial);
  const shows = view === 'table' ? view : 'points';
  const [currentId, setCurrentId] = useState<string>();
  const drawn = useRef<Drawn>(undefined);
  const drawing = useCsvDrawing(csv, words);
  const { points, rows } = csv.chart;
  const current = points.find(({ id }) => id === currentId);
  const title = `${drawing.y.name} · ${drawing.x.name}`;
  const open = (point: CsvPoint | undefined) => setCurrentId(point?.id);
  return (
    <div className={styles['picture']}>
      <div className={styles['row']}>
        <SegmentedControl
          label={t('charts:view')}
          value={shows}
          choices={views.map((value) => ({ value, label: t(`charts:views.${value}`) }))}
          onChange={(next) => set({ view: next })}
        />
        <small role="status">
          {points.length < rows
            ? t('csvchart:shownSome', { shown: words.number(points.length), number: words.number(rows) })
            : t('csvchart:rows', { number: words.number(rows) })}
        </small>
        <span className={styles['acts']}>
          <KeepButton csv={csv} />
          <Button
            icon={<PhotoIcon aria-hidden="true" />}
            disabled={shows === 'table'}
            onClick={() => savePicture(drawn.current, drawing.token('--bg'))}
          >
            {t('charts:saveImage')}
          </Button>
          <Button icon={<DownloadIcon aria-hidden="true" />} onClick={() => savePoints(points, drawing, words)}>
            {t('charts:csv')}
          </Button>
        </span>
      </div>
      {points.length === 0 ? <Empty title={t('csvchart:none')} text={t('csvchart:noneHelp')} /> : null}
      {points.length > 0 && shows === 'points' ? (
        <ChartCanvas
          drawing={drawing}
          label={t('csvchart:picture', { title, number: words.number(points.length) })}
          help={t('csvchart:help')}
          drag="move"
          current={current}
          onCurrent={open}
          onMark={nothing}
          onPin={nothing}
          onDrawn={(next) => (drawn.current = next)}
        />
      ) : null}
      {points.length > 0 && shows === 'table' ? <CsvRows {...{ points, drawing, words }} onOpen={open} /> : null}
      {current ? <CsvRow point={current} {...{ drawing, words }} onClose={() => open(undefined)} /> : null}
      <CsvGroups groups={csv.chart.groups} {...{ drawing, words }} />
    </div>
  );
}

function KeepButton({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  const name = csv.files[0]?.name ?? '';
  const keep = async () => {
    try {
      await saveChart(csv.toKeep(name));
      showSnack({ kind: 'success', text: t('isKept', { name }) });
    } catch {
      showSnack({ kind: 'error', text: t('notKept') });
    }
  };
  return (
    <Button icon={<SavedIcon aria-hidden="true" />} onClick={() => void keep()}>
      {t('keep')}
    </Button>
  );
}

function savePoints(
  points: readonly CsvPoint[],
  { x, y }: { x: { name: string }; y: { name: string } },
  words: CsvLabels,
): void {
  const rows = points.map((one) => [one.name, words.group(one.group), String(one.x), String(one.y)]);
  saveFile(new Blob([csvText([['', '', x.name, y.name], ...rows])], { type: 'text/csv' }), 'chart.csv');
}

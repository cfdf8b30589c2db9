import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartPoint } from '../../features/charts/chart-points.ts';
import type { Drawn } from '../../features/charts/echarts.ts';
import { type Chart, useChart } from './use-chart.ts';
import { type ChartAddress, useChartAddress, views } from '../../features/charts/use-chart-address.ts';
import { type ChartLabels, useChartLabels } from './use-chart-labels.ts';
import { CSV_CHART_PATH } from '../../features/charts/csv/csv-chart-path.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, PhotoIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import { ChartCanvas, type DragMode } from './chart-canvas.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import styles from './charts.module.css';
import { GroupsPanel } from './groups-panel.tsx';
import { MarkedPanel, saveCsv } from './marked-panel.tsx';
import { PointCard } from './point-card.tsx';
import { savePicture } from './save-picture.ts';
import { SpreadView } from './spread-view.tsx';
import { useDrawing } from './use-drawing.ts';

export function ChartsPage() {
  const { t } = useTranslation('charts');
  const address = useChartAddress();
  const words = useChartLabels(address.track);
  const chart = useChart(address);
  const title = t('against', { y: words.measure(address.y), x: words.measure(address.x) });
  const of = {
    value: chart.ready ? chart.points : undefined,
    problem: chart.problem,
    late: chart.late,
    retry: chart.retry,
  };
  return (
    <ContentPage
      width="full"
      title={title}
      subtitle={chart.ready ? t('shown', { number: chart.points.length }) : undefined}
      actions={
        <>
          <Link to={CSV_CHART_PATH}>{t('ownFile')}</Link>
          <CopyLinkButton />
        </>
      }
    >
      <div className={styles['page']}>
        <ChartTools address={address} words={words} cars={chart.cars} comes={chart.comes} />
        <div className={styles['middle']}>
          <QueryBoundary of={of} skeleton={<Skeleton rows={1} rowHeight={520} />}>
            {() => <Shown chart={chart} address={address} words={words} title={title} />}
          </QueryBoundary>
        </div>
      </div>
    </ContentPage>
  );
}

const isDrawn = ({ view }: ChartAddress): boolean => view === 'points' || view === 'residual';

type ShownProps = { chart: Chart; address: ChartAddress; words: ChartLabels; title: string };

function Shown({ chart, address, words, title }: ShownProps) {
  const { t } = useTranslation('charts');
  const [drag, setDrag] = useState<DragMode>('move');
  const [currentId, setCurrentId] = useState<string>();
  const [markedIds, setMarkedIds] = useState<ReadonlySet<string>>(new Set());
  const drawn = useRef<Drawn>(undefined);
  const drawing = useDrawing(chart, address, words);
  const { points, fit } = chart;
  const current = points.find(({ car }) => car.id === currentId);
  const marked = points.filter(({ car }) => markedIds.has(car.id));
  const pin = ({ car }: ChartPoint) => {
    const rest = [...address.pins].filter((id) => id !== car.id);
    address.setPins(address.pins.has(car.id) ? rest : [...rest, car.id]);
  };
  const lookOf = (group: string) => drawing.groups.find(({ name }) => name === group)?.colour ?? '';
  const mark = (some: readonly ChartPoint[]) => setMarkedIds(new Set(some.map(({ car }) => car.id)));
  const open = ({ car }: ChartPoint) => setCurrentId(car.id);
  return (
    <div className={styles['shown']}>
      <div className={styles['picture']}>
        <Acts
          {...{ address, drag, setDrag }}
          onCsv={() => saveCsv(points, address, words, t('car'))}
          onPicture={() => savePicture(drawn.current, drawing.token('--bg'))}
        />
        {points.length === 0 ? <Empty title={t('none')} text={t('noneHelp')} /> : null}
        {points.length > 0 && address.view === 'table' ? (
          <ChartTable {...{ points, fit, address, words }} onOpen={open} />
        ) : null}
        {points.length > 0 && address.view === 'spread' ? (
          <SpreadView {...{ points, address, words, lookOf, onMark: mark }} groups={chart.groups} />
        ) : null}
        {points.length > 0 && isDrawn(address) ? (
          <ChartCanvas
            drawing={drawing}
            label={t('picture', { title, number: points.length })}
            drag={drag}
            current={current}
            onCurrent={(point) => setCurrentId(point?.car.id)}
            onMark={mark}
            onPin={pin}
            onDrawn={(next) => (drawn.current = next)}
          />
        ) : null}
        {current ? (
          <PointCard
            {...{ fit, address, words }}
            point={current}
            onPin={() => pin(current)}
            onClose={() => setCurrentId(undefined)}
          />
        ) : null}
      </div>
      <div className={styles['side']}>
        {/* Without a picture of points there is nothing to drag over. */}
        {address.view === 'spread' && marked.length === 0 ? null : (
          <MarkedPanel points={marked} address={address} words={words} />
        )}
        <GroupsPanel {...{ points, address, words, lookOf }} groups={chart.groups} />
      </div>
    </div>
  );
}

type ActsProps = {
  address: ChartAddress;
  drag: DragMode;
  setDrag: (drag: DragMode) => void;
  onCsv: () => void;
  onPicture: () => void;
};

const drags = ['move', 'rect', 'lasso'] as const;

function Acts({ address, drag, setDrag, onCsv, onPicture }: ActsProps) {
  const { t } = useTranslation('charts');
  const isPicture = isDrawn(address);
  return (
    <div className={styles['row']}>
      <SegmentedControl
        label={t('view')}
        value={address.view}
        choices={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(view) => address.set({ view })}
      />
      {isPicture ? (
        <SegmentedControl
          label={t('drag')}
          value={drag}
          choices={drags.map((value) => ({ value, label: t(`drags.${value}`) }))}
          onChange={setDrag}
        />
      ) : null}
      <span className={styles['files']}>
        {isPicture ? (
          <Button icon={<PhotoIcon aria-hidden="true" />} onClick={onPicture}>
            {t('saveImage')}
          </Button>
        ) : null}
        <Button icon={<DownloadIcon aria-hidden="true" />} onClick={onCsv}>
          {t('csv')}
        </Button>
      </span>
    </div>
  );
}

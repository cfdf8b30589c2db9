import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartDrawing, chartOption, CURRENT, type DrawnPoint } from '../../features/charts/chart-option.ts';
import { drawInto, type Drawn } from '../../features/charts/echarts.ts';
import { useHandlers } from '../../ui/use-handlers.ts';
import styles from './charts.module.css';

/** Dragging moves the picture, or marks a rectangle or a drawn outline. */
export type DragMode = 'move' | 'rect' | 'lasso';

type ChartCanvasProps<Point extends DrawnPoint> = {
  drawing: ChartDrawing<Point>;
  label: string;
  /** Instructions; undefined: those for pinning points. */
  help?: string;
  drag: DragMode;
  current: Point | undefined;
  onCurrent: (point: Point | undefined) => void;
  onMark: (points: readonly Point[]) => void;
  onPin: (point: Point) => void;
  onDrawn: (drawn: Drawn | undefined) => void;
};

type Selected = { batch?: readonly { selected: readonly { seriesIndex: number; dataIndex: readonly number[] }[] }[] };

/** The picture. Arrow keys go from point to point, Enter pins; the table holds the same data. */
export function ChartCanvas<Point extends DrawnPoint>({
  drawing,
  label,
  help: said,
  drag,
  current,
  ...props
}: ChartCanvasProps<Point>) {
  const { t } = useTranslation('charts');
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const help = useId();
  const pointAt = (seriesIndex: number, dataIndex: number) => drawing.groups[seriesIndex]?.points[dataIndex];
  const handlers = useHandlers({
    pick: ({ seriesIndex = -1, dataIndex }: { seriesIndex?: number; dataIndex: number }) =>
      props.onCurrent(pointAt(seriesIndex, dataIndex)),
    mark: ({ batch }: Selected) =>
      props.onMark(
        (batch?.[0]?.selected ?? []).flatMap(({ seriesIndex, dataIndex }) =>
          dataIndex.flatMap((at) => pointAt(seriesIndex, at) ?? []),
        ),
      ),
    drawn: props.onDrawn,
  });

  useEffect(() => {
    if (!place.current) return;
    const chart = drawInto(place.current);
    drawn.current = chart;
    handlers.drawn(chart);
    chart.on('click', (event) => handlers.pick(event as { seriesIndex?: number; dataIndex: number }));
    chart.on('brushSelected', (event) => handlers.mark(event as Selected));
    const watch = new ResizeObserver(() => chart.resize());
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      chart.dispose();
      handlers.drawn(undefined);
    };
  }, [handlers]);
  useEffect(() => {
    drawn.current?.setOption(chartOption(drawing), { notMerge: true });
    takeCursor(drawn.current, drag);
  }, [drawing, drag]);
  useEffect(() => {
    const data = current ? [[current.atX, drawing.heightOf(current)]] : [];
    drawn.current?.setOption({ series: [{ id: CURRENT, data }] });
  }, [current, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) return props.onPin(current);
    const next = neighbour(drawing, current, event.key);
    if (!next) return;
    event.preventDefault();
    props.onCurrent(next);
  };
  return (
    <>
      {/* The picture has keys of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={place}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        className={styles['canvas']}
        onKeyDown={onKeyDown}
      />
      <p id={help} className={styles['help']}>
        {said ?? t('help')}
      </p>
    </>
  );
}

function takeCursor(drawn: Drawn | undefined, drag: DragMode): void {
  const brushType = { move: false, rect: 'rect', lasso: 'polygon' }[drag];
  drawn?.dispatchAction({ type: 'takeGlobalCursor', key: 'brush', brushOption: { brushType, brushMode: 'single' } });
  if (drag === 'move') drawn?.dispatchAction({ type: 'brush', areas: [] });
}

const steps: Readonly<Record<string, readonly ['x' | 'y', 1 | -1]>> = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowUp: ['y', 1],
  ArrowDown: ['y', -1],
};

/** The next point in the order of an axis; the first where none is current. */
function neighbour<Point extends DrawnPoint>(
  drawing: ChartDrawing<Point>,
  current: Point | undefined,
  key: string,
): Point | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [axis, forward] = step;
  const placeOf = axis === 'x' ? (point: Point) => point.atX : drawing.heightOf;
  const sorted = drawing.groups
    .flatMap(({ points }) => points)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1));
  const at = sorted.findIndex(({ id }) => id === current?.id);
  return at === -1 ? sorted[0] : sorted[at + forward];
}

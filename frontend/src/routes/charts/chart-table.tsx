import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartPoint } from '../../features/charts/chart-points.ts';
import type { Fit } from '../../features/charts/fit.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import type { Sort } from '../../lib/lists/use-list-address.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';

type ChartTableProps = {
  points: readonly ChartPoint[];
  fit: Fit | undefined;
  address: ChartAddress;
  words: ChartLabels;
  onOpen: (point: ChartPoint) => void;
};

/** This many rows are rendered at first, and more on request. */
const ROWS = 100;

const nameOf = ({ car }: ChartPoint): string => car.name;
const idOf = ({ car }: ChartPoint): string => car.id;

/** The same data as rows, for users who do not see the picture, and to sort. */
export function ChartTable({ points, fit, address, words, onOpen }: ChartTableProps) {
  const { t } = useTranslation('charts');
  const [sort, setSort] = useState<Sort>({ by: 'x', down: false });
  const [rows, setRows] = useState(ROWS);
  const { x, y } = address;
  const figure: Record<string, (point: ChartPoint) => number> = useMemo(
    () => ({ x: (point) => point.x, y: (point) => point.y, fit: (point) => fit?.residual(point) ?? 0 }),
    [fit],
  );
  const sorted = useMemo(() => {
    const of = figure[sort.by];
    const by = (one: ChartPoint, other: ChartPoint) =>
      of ? of(one) - of(other) : one.car.name.localeCompare(other.car.name);
    return points.toSorted((one, other) => (sort.down ? by(other, one) : by(one, other)));
  }, [points, figure, sort]);
  const columns: Column<ChartPoint>[] = [
    { key: 'name', head: t('car'), sorts: true, cell: nameOf },
    { key: 'class', head: words.grouping('class'), cell: ({ car }) => `${car.class} ${car.rq}` },
    { key: 'x', head: words.axis(x), figures: true, sorts: true, cell: (point) => words.figure(x, point.x) },
    { key: 'y', head: words.axis(y), figures: true, sorts: true, cell: (point) => words.figure(y, point.y) },
  ];
  if (fit)
    columns.push({
      key: 'fit',
      head: t('offFit'),
      figures: true,
      sorts: true,
      cell: (point) =>
        address.yScale === 'rank' ? String(Math.round(fit.residual(point))) : words.share(fit.residual(point)),
    });
  return (
    <>
      <DataTable
        label={t('table')}
        items={sorted.slice(0, rows)}
        keyOf={idOf}
        nameOf={nameOf}
        onOpen={onOpen}
        columns={columns}
        sort={sort}
        onSort={(by, down) => setSort({ by, down })}
      />
      {sorted.length > rows ? <Button onClick={() => setRows(rows + 10 * ROWS)}>{t('moreRows')}</Button> : null}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartDrawing } from '../../features/charts/chart-option.ts';
import { type CsvPoint, OTHERS } from '../../features/charts/csv/csv-points.ts';
import type { CsvGroup } from '../../features/charts/csv/group-tally.ts';
import { carPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './csv-chart.module.css';
import type { CsvLabels } from './csv-labels.ts';

type Drawing = ChartDrawing<CsvPoint>;
type RowsProps = {
  points: readonly CsvPoint[];
  drawing: Drawing;
  words: CsvLabels;
  onOpen: (point: CsvPoint) => void;
};

const ROWS = 100;
const nameOf = ({ name }: CsvPoint) => name;

/** The same rows for users who do not see the picture. */
export function CsvRows({ points, drawing, words, onOpen }: RowsProps) {
  const { t } = useTranslation('charts');
  const [rows, setRows] = useState(ROWS);
  return (
    <>
      <DataTable
        label={t('table')}
        items={points.slice(0, rows)}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={onOpen}
        columns={[
          { key: 'name', head: t('car'), cell: nameOf },
          { key: 'group', head: t('colour'), cell: ({ group }) => words.group(group) },
          { key: 'x', head: drawing.x.name, figures: true, cell: ({ x }) => words.number(x) },
          { key: 'y', head: drawing.y.name, figures: true, cell: ({ y }) => words.number(y) },
        ]}
      />
      {points.length > rows ? <Button onClick={() => setRows(rows + 10 * ROWS)}>{t('moreRows')}</Button> : null}
    </>
  );
}

type RowProps = { point: CsvPoint; drawing: Drawing; words: CsvLabels; onClose: () => void };

export function CsvRow({ point, drawing, words, onClose }: RowProps) {
  const { t } = useTranslation('common');
  const { car, name } = point;
  return (
    <section className={styles['card']} aria-live="polite" aria-label={name}>
      {car ? <MiniCar car={car} /> : <span />}
      <span>
        {car ? <Link to={carPath(car.id)}>{name}</Link> : <b>{name}</b>}
        <small>{words.group(point.group)}</small>
      </span>
      <IconButton size="small" label={t('close')} onClick={onClose}>
        <CloseIcon aria-hidden="true" />
      </IconButton>
      <dl>
        <div>
          <dt>{drawing.x.name}</dt>
          <dd>{words.number(point.x)}</dd>
        </div>
        <div>
          <dt>{drawing.y.name}</dt>
          <dd>{words.number(point.y)}</dd>
        </div>
      </dl>
    </section>
  );
}

export function CsvGroups({
  groups,
  drawing,
  words,
}: {
  groups: readonly CsvGroup[];
  drawing: Drawing;
  words: CsvLabels;
}) {
  const { t } = useTranslation('charts');
  const countOf = new Map(groups.map(({ name, count }) => [name, count]));
  return (
    <ul className={styles['legend']} aria-label={t('colour')}>
      {drawing.groups.map(({ name, colour }) => (
        <li key={name}>
          <span className={styles['dot']} style={{ background: colour }} />
          {words.group(name)}
          {name === OTHERS ? null : <small>{words.number(countOf.get(name) ?? 0)}</small>}
        </li>
      ))}
    </ul>
  );
}

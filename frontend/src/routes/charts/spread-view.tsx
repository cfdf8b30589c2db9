import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartPoint, groupings } from '../../features/charts/chart-points.ts';
import { bins, boxes, heatOf } from '../../features/charts/spread.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import { PickField } from '../../ui/field/pick-field.tsx';
import styles from './spread-view.module.css';
import type { ChartLabels } from './use-chart-labels.ts';
import { labelling } from './use-drawing.ts';

type SpreadProps = {
  points: readonly ChartPoint[];
  groups: readonly string[];
  address: ChartAddress;
  words: ChartLabels;
  lookOf: (group: string) => string;
  onMark: (points: readonly ChartPoint[]) => void;
};

export function SpreadView(props: SpreadProps) {
  return (
    <div className={styles['spread']}>
      <Histogram {...props} />
      <Boxes {...props} />
      <HeatMap {...props} />
    </div>
  );
}

const useNameOf = ({ address, words }: Pick<SpreadProps, 'address' | 'words'>) => {
  const { t } = useTranslation('charts');
  const { series, colour } = address;
  const many = series.length > 1;
  return {
    head: many ? t('cars') : words.grouping(colour),
    nameOf: (group: string) => (many ? t('series', { number: Number(group) + 1 }) : words.group(colour, group)),
  };
};

function Histogram({ points, groups, address, words, lookOf, onMark }: SpreadProps) {
  const { t } = useTranslation('charts');
  const { x, xScale } = address;
  const found = useMemo(() => bins(points), [points]);
  const most = Math.max(1, ...found.map((bin) => bin.points.length));
  const figure = labelling(xScale, (place) => words.figure(x, place));
  const rounded = (place: number) => (xScale === 'rank' ? String(Math.round(place)) : figure(place));
  return (
    <section aria-label={t('countBy', { measure: words.axis(x) })}>
      <h2>{t('countBy', { measure: words.axis(x) })}</h2>
      <ol className={styles['bins']} data-sideways>
        {found.map((bin) => {
          const span = `${rounded(bin.from)} – ${rounded(bin.to)}`;
          const byGroup = Map.groupBy(bin.points, ({ group }) => group);
          return (
            <li key={bin.from}>
              <button
                type="button"
                disabled={bin.points.length === 0}
                aria-label={`${span}. ${t('shown', { number: bin.points.length })}`}
                title={`${span}: ${bin.points.length}`}
                onClick={() => onMark(bin.points)}
              >
                {groups.map((group) => (
                  <i
                    key={group}
                    style={{
                      background: lookOf(group),
                      height: `${(100 * (byGroup.get(group)?.length ?? 0)) / most}%`,
                    }}
                  />
                ))}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles['ends']} aria-hidden="true">
        <span>{rounded(found[0]?.from ?? 0)}</span>
        <span>{rounded(found.at(-1)?.to ?? 0)}</span>
      </p>
    </section>
  );
}

function Boxes({ points, groups, address, words, lookOf }: SpreadProps) {
  const { t } = useTranslation('charts');
  const { y } = address;
  const { head, nameOf } = useNameOf({ address, words });
  const found = useMemo(() => boxes(points, groups), [points, groups]);
  const title = t('boxesBy', { measure: words.axis(y), group: head });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table className={styles['boxes']}>
        <tbody>
          {found.map(({ group, figures, places }) => {
            const [least, low, middle, high, most] = figures.map((figure) => words.figure(y, figure));
            const [from, q1, q2, q3, to] = places.map((place) => `${100 * place}%`);
            return (
              <tr key={group}>
                <th scope="row">{nameOf(group)}</th>
                <td>
                  <span
                    role="img"
                    className={styles['box']}
                    aria-label={t('boxOf', { least, low, middle, high, most })}
                    title={t('boxOf', { least, low, middle, high, most })}
                  >
                    <i data-part="line" style={{ insetInlineStart: from, insetInlineEnd: `calc(100% - ${to})` }} />
                    <i
                      data-part="half"
                      style={{
                        insetInlineStart: q1,
                        insetInlineEnd: `calc(100% - ${q3})`,
                        background: lookOf(group),
                      }}
                    />
                    <i data-part="middle" style={{ insetInlineStart: q2 }} />
                  </span>
                </td>
                <td className="figures">{middle}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function HeatMap({ points, groups, address, words, onMark }: SpreadProps) {
  const { t } = useTranslation('charts');
  const { y, by } = address;
  const { head, nameOf } = useNameOf({ address, words });
  const { columns, rows } = useMemo(() => heatOf(points, groups, by), [points, groups, by]);
  const title = t('heatBy', { measure: words.axis(y), group: head, other: words.grouping(by) });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <PickField
        label={t('other')}
        options={groupings.map((value) => ({ value, label: words.grouping(value) }))}
        value={by}
        onChange={(next) => address.set({ by: next ?? by })}
      />
      <div className={styles['scroll']} data-sideways>
        <table className={styles['heat']}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words.group(by, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, cells }) => (
              <tr key={group}>
                <th scope="row">{nameOf(group)}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>
                    {cell ? (
                      <button
                        type="button"
                        style={{ '--heat': `${Math.round(8 + 62 * cell.share)}%` } as React.CSSProperties}
                        onClick={() => onMark(cell.points)}
                      >
                        <b className="figures">{words.figure(y, cell.middle)}</b>
                        <small>{t('shown', { number: cell.points.length })}</small>
                      </button>
                    ) : (
                      <span aria-hidden="true">–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { type ChartPoint, medians } from '../../features/charts/chart-points.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import styles from './charts.module.css';

type GroupsProps = {
  groups: readonly string[];
  points: readonly ChartPoint[];
  address: ChartAddress;
  words: ChartLabels;
  lookOf: (group: string) => string;
};

export function GroupsPanel({ groups, points, address, words, lookOf }: GroupsProps) {
  const { t } = useTranslation('charts');
  const known = new Map(medians(points).map((one) => [one.group, one]));
  const { x, y, colour, series } = address;
  const nameOf = (group: string) =>
    series.length > 1 ? t('series', { number: Number(group) + 1 }) : words.group(colour, group);
  return (
    <section className={styles['panel']} aria-label={t('medians')}>
      <h2>{t('medians')}</h2>
      <table className={styles['groups']}>
        <thead>
          <tr>
            <th scope="col">{series.length > 1 ? t('cars') : words.grouping(colour)}</th>
            <th scope="col">#</th>
            <th scope="col">{words.measure(x)}</th>
            <th scope="col">{words.measure(y)}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const middle = known.get(group);
            return (
              <tr key={group}>
                <th scope="row">
                  <span className={styles['dot']} style={{ background: lookOf(group) }} />
                  {nameOf(group)}
                </th>
                <td>{middle?.count}</td>
                <td>{middle ? words.figure(x, middle.x) : ''}</td>
                <td>{middle ? words.figure(y, middle.y) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

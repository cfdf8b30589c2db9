import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exact } from '../../features/packs/prepare-pack.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './packs.module.css';
import { usePackNumbers } from './use-pack-numbers.ts';

type Mark = { readonly certainty: number; readonly packs: number };

const POINTS = 80;
const HEIGHT = 240;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 12;

/** Steps of an axis that end on round numbers: at most five. */
function stepsTo(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

export function ChanceCurve({
  exact,
  marks,
  opened,
}: {
  exact: Exact;
  marks: readonly Mark[];
  opened?: number | undefined;
}) {
  const { t } = useTranslation('packs');
  const { packs, share } = usePackNumbers();
  const width = useIsPhone() ? 340 : 720;
  const most = Math.max(4, Math.ceil(Math.min(2 ** 30, marks.at(-1)?.packs ?? 1) * 1.08));
  const curve = useMemo(() => {
    const points = Array.from({ length: POINTS + 1 }, (_, at) => Math.round((at * most) / POINTS));
    return [...new Set(points)].map((count) => ({ count, chance: exact.chanceBy(count) }));
  }, [exact, most]);
  const x = (count: number) => LEFT + ((width - LEFT - 10) * Math.min(count, most)) / most;
  const y = (chance: number) => TOP + (HEIGHT - BOTTOM - TOP) * (1 - chance);
  const line = curve.map(({ count, chance }) => `${x(count).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');
  const said = marks.map(({ certainty, packs: count }) => `${share(certainty)}: ${packs(count)}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={styles['curve']}
      role="img"
      aria-label={`${t('curve')}. ${said}`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance}>
          <line className={styles['grid']} x1={LEFT} x2={width - 10} y1={y(chance)} y2={y(chance)} />
          <text x={LEFT - 8} y={y(chance) + 4} textAnchor="end">
            {share(chance)}
          </text>
        </g>
      ))}
      {stepsTo(most).map((count) => (
        <text key={count} x={x(count)} y={HEIGHT - 6} textAnchor="middle">
          {packs(count)}
        </text>
      ))}
      <polygon className={styles['area']} points={`${x(0)},${y(0)} ${line} ${x(most)},${y(0)}`} />
      <polyline className={styles['line']} points={line} />
      {opened !== undefined && opened > 0 ? (
        <line className={styles['here']} x1={x(opened)} x2={x(opened)} y1={TOP} y2={y(0)} />
      ) : null}
      {marks
        .filter(({ packs: count }) => Number.isFinite(count))
        .map(({ certainty, packs: count }) => (
          <g key={certainty}>
            <line className={styles['drop']} x1={x(count)} x2={x(count)} y1={y(exact.chanceBy(count))} y2={y(0)} />
            <circle className={styles['dot']} cx={x(count)} cy={y(exact.chanceBy(count))} r={4.5} />
            <text
              className={styles['mark']}
              x={x(count) + (certainty > 0.95 ? -6 : 8)}
              y={y(exact.chanceBy(count)) + 20}
              textAnchor={certainty > 0.95 ? 'end' : 'start'}
            >
              {packs(count)}
            </text>
          </g>
        ))}
    </svg>
  );
}

import { useTranslation } from 'react-i18next';
import type { AccelerationEstimate } from '#racing';
import styles from './acceleration-curve.module.css';

const WIDE = 480;
const HIGH = 240;
const LEFT = 40;
const FOOT = 24;
const TOP = 10;

function stepOf(most: number): number {
  const rough = most / 4;
  const tens = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * tens >= rough) ?? 10) * tens;
}

const ticksTo = (most: number): number[] => {
  const step = stepOf(most);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
};

/** Speed over time, from rest; screen readers read where it ends. */
export function AccelerationCurve({ curve }: { curve: AccelerationEstimate['curve'] }) {
  const { t } = useTranslation('accel');
  const { seconds = 1, mph = 1 } = curve.at(-1) ?? {};
  const x = (value: number) => LEFT + (value / seconds) * (WIDE - LEFT - 12);
  const y = (value: number) => HIGH - FOOT - (value / mph) * (HIGH - FOOT - TOP);
  const said = t('curve', { mph: Math.round(mph), seconds: Number(seconds.toFixed(1)) });
  const line = curve.map((point) => `${x(point.seconds).toFixed(1)},${y(point.mph).toFixed(1)}`).join(' ');
  return (
    <svg className={styles['curve']} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said}>
      {ticksTo(mph).map((tick) => (
        <g key={`y${tick}`}>
          <line x1={LEFT} x2={WIDE} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {ticksTo(seconds).map((tick) => (
        <text key={`x${tick}`} x={x(tick)} y={HIGH - 6} textAnchor="middle">
          {`${Number(tick.toFixed(2))} s`}
        </text>
      ))}
      <polyline points={line} />
    </svg>
  );
}

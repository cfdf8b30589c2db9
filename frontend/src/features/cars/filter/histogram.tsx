import type { Range } from '#racing';
import type { Span } from './filter-scope.ts';
import styles from './histogram.module.css';

const HEIGHT = 20;

/** The distribution of cars over a value; bars outside the range are dim. Decorative: the counts say the same. */
export function Histogram({ span: { min, max, bars }, from = min, to = max }: { span: Span } & Range) {
  const most = Math.max(1, ...bars);
  const width = (max - min) / bars.length || 1;
  return (
    <svg
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles['bars']}
    >
      {bars.map((count, at) => {
        const [begin, end] = [min + at * width, min + (at + 1) * width];
        // One car must still be visible as a bar, next to thousands.
        const height = count === 0 ? 0 : Math.max(1, HEIGHT * Math.sqrt(count / most));
        return (
          <rect
            key={begin}
            x={at + 0.1}
            y={HEIGHT - height}
            width={0.8}
            height={height}
            data-out={end <= from || begin > to || undefined}
          />
        );
      })}
    </svg>
  );
}

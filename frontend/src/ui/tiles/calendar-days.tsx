import styles from './tiles.module.css';

type CalendarDaysProps = {
  /** The first and the last day, as 2026-01-01. */
  span: readonly [first: string, last: string];
  /** The count per day; missing days have none. */
  counts: ReadonlyMap<string, number>;
  /** A month rather than a year. */
  short?: boolean;
};

const DAY_MS = 86_400_000;
const CELL = 13;
/** The lowest count of each shade. */
const SHADES = [1, 2, 4, 8];

/**
 * Every day of a span by its count, one column per week; weeks start on Mondays. The same data is given as text next to
 * it.
 */
export function CalendarDays({ span, counts, short = false }: CalendarDaysProps) {
  const [first, last] = span.map((day) => Date.parse(day)) as [number, number];
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const days = (last - first) / DAY_MS + 1;
  const weeks = Math.ceil((days + weekday) / 7);
  return (
    <svg
      viewBox={`0 0 ${weeks * CELL} ${7 * CELL}`}
      className={styles['days']}
      data-short={short || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: days }, (_, at) => {
        const day = new Date(first + at * DAY_MS).toISOString().slice(0, '2026-01-01'.length);
        const count = counts.get(day) ?? 0;
        return (
          <rect
            key={day}
            x={Math.floor((at + weekday) / 7) * CELL}
            y={((at + weekday) % 7) * CELL}
            width={CELL - 2}
            height={CELL - 2}
            rx="2"
            data-shade={SHADES.filter((from) => count >= from).length}
          />
        );
      })}
    </svg>
  );
}

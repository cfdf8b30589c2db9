import styles from './tiles.module.css';

type CalendarDaysProps = {
  /** The first and the last day, as 2026-01-01. */
  span: readonly [first: string, last: string];
  /** How much was on a day; none on days that are not there. */
  counts: ReadonlyMap<string, number>;
  /** A month rather than a year. */
  short?: boolean;
};

const DAY_MS = 86_400_000;
const CELL = 13;
/** From so many on a day is of the next shade. */
const SHADES = [1, 2, 4, 8];

/** Every day of a span by how much was on it, a column a week; weeks begin on Mondays. What it shows is said beside it. */
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

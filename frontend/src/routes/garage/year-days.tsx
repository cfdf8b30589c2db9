import { useTranslation } from 'react-i18next';
import styles from './garage-year.module.css';

type YearDaysProps = { year: number; days: ReadonlyMap<string, number> };

const DAY_MS = 86_400_000;
const CELL = 13;
/** From so many new cars on a day is of the next shade. */
const SHADES = [1, 2, 4, 8];

/** The days of a year, and how far into its week it begins; weeks begin on Mondays. */
const calendarOf = (year: number): { all: readonly string[]; weekday: number } => {
  const first = Date.UTC(year, 0, 1);
  const days = Math.round((Date.UTC(year + 1, 0, 1) - first) / DAY_MS);
  const all = Array.from({ length: days }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
  return { all, weekday: (new Date(first).getUTCDay() + 6) % 7 };
};

/** Every day of a year by how much came, a column a week. */
export function YearDays({ year, days }: YearDaysProps) {
  const { t, i18n } = useTranslation('garage');
  const { weekday, all } = calendarOf(year);
  const busy = days.size.toLocaleString(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <section className={styles['box']} data-wide="12" aria-label={t('year.days')}>
      <h3>
        {t('year.days')} <small>{busy}</small>
      </h3>
      <div className={styles['scroll']}>
        <svg viewBox={`0 0 ${54 * CELL} ${7 * CELL}`} className={styles['calendar']} aria-hidden="true">
          {all.map((day, at) => {
            const place = at + weekday;
            const came = days.get(day) ?? 0;
            return (
              <rect
                key={day}
                x={Math.floor(place / 7) * CELL}
                y={(place % 7) * CELL}
                width={CELL - 2}
                height={CELL - 2}
                rx="2"
                data-shade={SHADES.filter((from) => came >= from).length}
              />
            );
          })}
        </svg>
      </div>
    </section>
  );
}

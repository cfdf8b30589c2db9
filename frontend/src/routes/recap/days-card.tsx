import { useTranslation } from 'react-i18next';
import type { RecapTold } from '#contracts';
import { daysOfPeriod, dayText, hourText, isMonth } from '../../features/recap/period.ts';
import { Card } from './card.tsx';
import { Figure, type OnList } from './figure.tsx';
import styles from './recap.module.css';

const DAY_MS = 86_400_000;
const CELL = 13;
/** From so many deeds on a day is of the next shade. */
const SHADES = [1, 2, 4, 8];

type Days = NonNullable<RecapTold['days']>;

export function DaysCard({ period, days, onList }: { period: string; days: Days; onList: OnList }) {
  const { t, i18n } = useTranslation('recap');
  const { hour, day } = days;
  return (
    <Card wide="12" title={t('cards.days')}>
      <Calendar period={period} days={days.days} />
      <dl className={styles['lines']}>
        {day ? (
          <div>
            <dt>{t('busiestDay')}</dt>
            <dd>
              {dayText(day.day, i18n.language)}{' '}
              <Figure
                value={day.facts}
                listed={{ list: 'days', of: day.day, title: t('busiestDay') }}
                onList={onList}
              />
            </dd>
          </div>
        ) : null}
        {hour ? (
          <div>
            <dt>{t('busiestHour')}</dt>
            <dd>
              <bdi>{hourText(hour.hour, i18n.language)}</bdi>{' '}
              <Figure
                value={hour.facts}
                listed={{ list: 'hour', of: String(hour.hour), title: t('busiestHour') }}
                onList={onList}
              />
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}

/** Every day of a period by how much was done, a column a week; weeks begin on Mondays. Its figures stand below it. */
export function Calendar({ period, days }: { period: string; days: Days['days'] }) {
  const [first, last] = daysOfPeriod(period).map((day) => Date.parse(day)) as [number, number];
  const done = new Map(days.map(({ day, facts }) => [day, facts]));
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const count = (last - first) / DAY_MS + 1;
  const weeks = Math.ceil((count + weekday) / 7);
  return (
    <svg
      viewBox={`0 0 ${weeks * CELL} ${7 * CELL}`}
      className={styles['calendar']}
      data-month={isMonth(period) || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => {
        const day = new Date(first + at * DAY_MS).toISOString().slice(0, '2025-01-01'.length);
        const facts = done.get(day) ?? 0;
        return (
          <rect
            key={day}
            x={Math.floor((at + weekday) / 7) * CELL}
            y={((at + weekday) % 7) * CELL}
            width={CELL - 2}
            height={CELL - 2}
            rx="2"
            data-shade={SHADES.filter((from) => facts >= from).length}
          />
        );
      })}
    </svg>
  );
}

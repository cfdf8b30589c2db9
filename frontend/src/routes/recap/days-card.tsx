import { useTranslation } from 'react-i18next';
import { daysOfPeriod, dayText, hourText, isMonth } from '#contracts';
import type { RecapDto } from '#contracts';
import { CalendarDays } from '../../ui/tiles/calendar-days.tsx';
import { Tile } from '../../ui/tiles/tile.tsx';
import { Figure, type OnList } from './figure.tsx';
import styles from './recap.module.css';

type Days = NonNullable<RecapDto['days']>;

export function DaysCard({ period, days, onList }: { period: string; days: Days; onList: OnList }) {
  const { t, i18n } = useTranslation('recap');
  const { hour, day } = days;
  return (
    <Tile as="li" wide="12">
      <h2>{t('cards.days')}</h2>
      <CalendarDays span={daysOfPeriod(period)} counts={countsOf(days.days)} short={isMonth(period)} />
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
    </Tile>
  );
}

export const countsOf = (days: Days['days']): ReadonlyMap<string, number> =>
  new Map(days.map(({ day, facts }) => [day, facts]));

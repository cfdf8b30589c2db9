import { useTranslation } from 'react-i18next';
import type { PlannedEvent } from '#contracts';
import { phaseOf } from '../../features/planned-events/event-time.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { MoveLeftIcon, MoveRightIcon } from '../../ui/icons.ts';
import styles from './month-calendar.module.css';
import { daysIn, firstDayOf, monthOf, weeksOf } from './month-weeks.ts';

type MonthCalendarProps = {
  events: readonly PlannedEvent[];
  /** "2026-11"; '' for the current month. */
  month: string;
  onMonth: (month: string) => void;
  onOpen: (id: string) => void;
};

/** A month with a bar for each event; a bar opens its event. */
export function MonthCalendar({ events, month, onMonth, onOpen }: MonthCalendarProps) {
  const { t, i18n } = useTranslation('events');
  const now = useNow();
  const today = new Date(now);
  const first = firstDayOf(month) ?? new Date(today.getFullYear(), today.getMonth(), 1);
  const weeks = weeksOf(first);
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' });
  const away = (by: number) => new Date(first.getFullYear(), first.getMonth() + by, 1);
  return (
    <section className={styles['calendar']} aria-label={name.format(first)}>
      <header>
        <Button
          aria-label={name.format(away(-1))}
          icon={<MoveLeftIcon aria-hidden="true" />}
          onClick={() => onMonth(monthOf(away(-1)))}
        />
        <h2>{name.format(first)}</h2>
        <Button
          aria-label={name.format(away(1))}
          icon={<MoveRightIcon aria-hidden="true" />}
          onClick={() => onMonth(monthOf(away(1)))}
        />
        <Button variant="ghost" onClick={() => onMonth('')}>
          {t('today')}
        </Button>
      </header>
      <div className={styles['weekdays']} aria-hidden="true">
        {(weeks[0] ?? []).map((day) => (
          <span key={day.getTime()}>{weekday.format(day)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week[0]?.getTime()} {...{ week, first, events, now, onOpen }} />
      ))}
    </section>
  );
}

type WeekProps = Pick<MonthCalendarProps, 'events' | 'onOpen'> & { week: readonly Date[]; first: Date; now: number };

function Week({ week, first, events, now, onOpen }: WeekProps) {
  const bars = events.flatMap((event) => {
    const days = daysIn(week, event.facts);
    return days ? [{ event, ...days }] : [];
  });
  return (
    <div className={styles['week']}>
      {week.map((day, place) => (
        <span
          key={day.getTime()}
          className={styles['day']}
          style={{ gridColumn: place + 1 }}
          data-other={monthOf(day) !== monthOf(first) || undefined}
          data-today={day.toDateString() === new Date(now).toDateString() || undefined}
        >
          {day.getDate()}
        </span>
      ))}
      {bars
        .toSorted((one, other) => one.from - other.from || other.to - one.to)
        .map(({ event, from, to }) => (
          <button
            key={event.eventId}
            type="button"
            className={styles['bar']}
            data-phase={phaseOf(event.facts, now)}
            data-long={event.facts.longTerm || undefined}
            style={{ gridColumn: `${from} / ${to + 1}` }}
            onClick={() => onOpen(event.eventId)}
          >
            {event.facts.name}
          </button>
        ))}
    </div>
  );
}

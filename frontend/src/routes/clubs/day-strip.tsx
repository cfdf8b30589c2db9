import { useTranslation } from 'react-i18next';
import type { ClubCalendar } from '#contracts';
import { dayAfter, dayView } from '../../features/clubs/day-view.ts';
import styles from './clubs.module.css';
import { Confidence } from './confidence.tsx';
import { dateOf, weekdayOf } from './day-labels.ts';

export const VISIBLE_DAYS = 7;
export const DAYS_BEFORE = 2;

type DayStripProps = { calendar: ClubCalendar; first: string; chosen: string; onChoose: (day: string) => void };

export function DayStrip({ calendar, first, chosen, onChoose }: DayStripProps) {
  const { t, i18n } = useTranslation('clubs');
  return (
    <nav className={styles['days']} data-sideways aria-label={t('days')}>
      {Array.from({ length: VISIBLE_DAYS }, (_, n) => dayAfter(first, n)).map((day) => {
        const { state, confidence } = dayView(calendar, day);
        const when = day === calendar.today ? 'today' : day < calendar.today ? 'past' : 'coming';
        return (
          <button
            key={day}
            type="button"
            className={styles['day']}
            data-state={state}
            aria-current={day === chosen ? 'date' : undefined}
            ref={day === chosen ? bringIntoView : undefined}
            onClick={() => onChoose(day)}
          >
            <span>
              <b>{weekdayOf(day, i18n.language)}</b> {dateOf(day, i18n.language)}
            </span>
            {state === 'guessed' && confidence !== undefined ? (
              <Confidence share={confidence} />
            ) : (
              <small>
                {t(state === 'known' ? `when.${when}` : `states.${state === 'partly' ? 'partly' : 'unknown'}`)}
              </small>
            )}
          </button>
        );
      })}
    </nav>
  );
}

/** On a phone the week is wider than the screen. */
const bringIntoView = (button: HTMLElement | null): void => {
  const strip = button?.parentElement;
  if (button && strip)
    strip.scrollLeft = button.offsetLeft - strip.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
};

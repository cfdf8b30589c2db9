import { useTranslation } from 'react-i18next';
import type { ClubCalendar, ClubGuess } from '#contracts';
import type { DayView } from '../../features/clubs/day-view.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './clubs.module.css';
import { Confidence } from './confidence.tsx';
import { dateOf, fullDateOf, percent } from './day-labels.ts';

export function Prediction({ day, calendar }: { day: DayView; calendar: ClubCalendar }) {
  const { t, i18n } = useTranslation('clubs');
  const { days, since, hitRate } = calendar.basis;
  const names = new Map(calendar.sets.map(({ setId, facts }) => [setId, facts.name]));
  return (
    <ToolPanel title={t('predicted', { day: fullDateOf(day.day, i18n.language) })}>
      <p>
        {since === null ? null : t('basis', { days, since: dateOf(since, i18n.language) })}{' '}
        {hitRate === null ? null : t('hitRate', { rate: percent(hitRate, i18n.language) })}
      </p>
      <div className={styles['kinds']}>
        <Guesses title={t('kinds.cars')} guesses={day.cars.guesses} names={names} />
        <Guesses title={t('kinds.tracks')} guesses={day.tracks.guesses} names={names} />
      </div>
    </ToolPanel>
  );
}

type GuessesProps = { title: string; guesses: readonly ClubGuess[]; names: ReadonlyMap<string, string> };

function Guesses({ title, guesses, names }: GuessesProps) {
  const { t } = useTranslation('clubs');
  if (guesses.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles['guesses']}>
        {guesses.map(({ setId, confidence, after, hits, of }) => (
          <li key={setId}>
            <span>
              <b>{names.get(setId) ?? setId}</b>
              <small>{t('followed', { name: names.get(after) ?? after, hits, of })}</small>
            </span>
            <Confidence share={confidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

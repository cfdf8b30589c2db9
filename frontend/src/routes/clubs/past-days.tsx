import { useTranslation } from 'react-i18next';
import { useClubCalendar } from '../../features/clubs/use-clubs.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EarlierIcon, LaterIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './clubs.module.css';
import { dateOf, monthOf, weekdayOf } from './day-labels.ts';

type PastDaysProps = { month: string; onMonth: (month: string) => void; onDay: (day: string) => void };

export function PastDays({ month, onMonth, onDay }: PastDaysProps) {
  const { t, i18n } = useTranslation('clubs');
  const calendar = useClubCalendar(`${month}-01`, lastOf(month));
  return (
    <ToolPanel title={monthOf(month, i18n.language)}>
      <ToolRow>
        <Button icon={<EarlierIcon aria-hidden="true" />} onClick={() => onMonth(monthBeside(month, -1))}>
          {t('earlier')}
        </Button>
        <Button icon={<LaterIcon aria-hidden="true" />} onClick={() => onMonth(monthBeside(month, 1))}>
          {t('later')}
        </Button>
        <Button onClick={() => onMonth('')}>{t('closePast')}</Button>
      </ToolRow>
      <QueryBoundary
        of={calendar}
        skeleton={<Skeleton rows={5} />}
        empty={{ when: ({ days }) => days.length === 0, show: <Empty title={t('noneInMonth')} /> }}
      >
        {({ days, sets }) => {
          const names = new Map(sets.map(({ setId, facts }) => [setId, facts.name]));
          const said = (ids: readonly string[]) =>
            ids.map((id) => names.get(id) ?? id).join(' · ') || t('states.unknown');
          return (
            <ul className={styles['past']}>
              {days.toReversed().map(({ day, carSets, trackSets }) => (
                <li key={day}>
                  <button type="button" onClick={() => onDay(day)}>
                    <b>
                      {weekdayOf(day, i18n.language)} {dateOf(day, i18n.language)}
                    </b>
                    <span>{said(carSets)}</span>
                    <span>{said(trackSets)}</span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </ToolPanel>
  );
}

const lastOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const monthBeside = (month: string, step: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
};

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isMonth, monthsOf, periodText, yearOf } from '#contracts';
import { EarlierIcon, LaterIcon } from '../../ui/icons.ts';
import styles from './recap.module.css';

type PeriodNavProps = { period: string; years: readonly number[]; addressOf: (period: string) => string };

export function PeriodNav({ period, years, addressOf }: PeriodNavProps) {
  const { t, i18n } = useTranslation('recap');
  const year = yearOf(period);
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const [earliest, latest] = [Math.min(year, ...years), Math.max(year, ...years)];
  const step = (to: number, label: string, icon: React.ReactNode) =>
    to < earliest || to > latest ? (
      <span aria-hidden="true">{icon}</span>
    ) : (
      <Link to={addressOf(String(to))} aria-label={`${label}: ${to}`}>
        {icon}
      </Link>
    );
  return (
    <nav className={styles['periods']} aria-label={t('period')}>
      {step(year - 1, t('before'), <EarlierIcon />)}
      <Link to={addressOf(String(year))} aria-current={isMonth(period) ? undefined : 'page'} data-year>
        {year}
      </Link>
      {step(year + 1, t('after'), <LaterIcon />)}
      <span className={styles['months']} data-sideways>
        {monthsOf(year).map((month, at) => (
          <Link
            key={month}
            to={addressOf(month)}
            aria-label={periodText(month, i18n.language)}
            aria-current={month === period ? 'page' : undefined}
          >
            {name.format(Date.UTC(year, at, 1))}
          </Link>
        ))}
      </span>
    </nav>
  );
}

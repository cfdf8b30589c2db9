import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import {
  classShares,
  copyRaces,
  type GarageTop,
  type GarageYear,
  garageYear,
  isFull,
  longestOwned,
  topOf,
  yearsOf,
} from '#racing';
import type { Owned } from '../../features/garage/use-garage.ts';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { MoveLeftIcon, MoveRightIcon } from '../../ui/icons.ts';
import { CalendarDays } from '../../ui/tiles/calendar-days.tsx';
import { ClassRibbon } from '../../ui/tiles/class-ribbon.tsx';
import { Tile, Tiles } from '../../ui/tiles/tile.tsx';
import { dayText } from './copy-row.tsx';
import styles from './garage-year.module.css';
import type { GarageFields, SetFields } from './garage-fields.ts';
import { TopTile } from './top-tile.tsx';
import { Collections, Months } from './year-boxes.tsx';

type YearPartProps = {
  owned: readonly Owned[];
  cars: readonly Car[];
  fields: GarageFields;
  set: SetFields;
  isOwn?: true;
};

export function YearSection({ owned, cars, fields, set, isOwn }: YearPartProps) {
  const { t } = useTranslation(['garage', 'recap']);
  const years = useMemo(() => yearsOf(owned), [owned]);
  const year = years.find((one) => String(one) === fields.year) ?? years[0];
  const of = useMemo(() => (year === undefined ? undefined : garageYear(owned, year)), [owned, year]);
  if (!of || year === undefined) return <Empty title={t('year.noDays')} text={t('year.noDaysText')} />;
  const at = years.indexOf(year);
  const step = (next: number | undefined) => next !== undefined && set({ year: String(next) });
  return (
    <>
      <div className={styles['year']}>
        <IconButton label={t('year.before')} disabled={at + 1 >= years.length} onClick={() => step(years[at + 1])}>
          <MoveLeftIcon />
        </IconButton>
        <b>{year}</b>
        <IconButton label={t('year.after')} disabled={at === 0} onClick={() => step(years[at - 1])}>
          <MoveRightIcon />
        </IconButton>
        {isOwn ? <Link to={`${pages.recap}/${year}`}>{t('recap:title', { period: year })}</Link> : null}
      </div>
      <Tiles>
        <Came came={of.came} />
        <PerClass came={of.came} />
        <Greatest greatest={of.greatest} />
        <Months months={of.months} />
        <Collections came={of.came} cars={cars} />
        <Tops came={of.came} />
        <Days year={year} days={of.days} />
      </Tiles>
    </>
  );
}

type CameProps = { came: readonly Owned[] };

function Came({ came }: CameProps) {
  const { t, i18n } = useTranslation('garage');
  const full = came.filter(({ copy }) => isFull(copy)).length;
  const prizes = came.filter(({ car }) => car.prize).length;
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Tile wide="5" variant="hero" label={t('year.came')}>
      <h3>{t('year.came')}</h3>
      <b className={styles['big']}>{number(came.length)}</b>
      <dl className={styles['small']}>
        <div>
          <dd>{number(full)}</dd>
          <dt>{t('figures.full')}</dt>
        </div>
        <div>
          <dd>{number(prizes)}</dd>
          <dt>{t('figures.prizes')}</dt>
        </div>
      </dl>
      <ClassRibbon />
    </Tile>
  );
}

function PerClass({ came }: CameProps) {
  const { t } = useTranslation('garage');
  const shares = classShares(came);
  const most = Math.max(1, ...shares.map(({ copies }) => copies));
  return (
    <Tile wide="4" label={t('year.perClass')}>
      <h3>
        {t('year.perClass')} <small>{t('year.solid')}</small>
      </h3>
      <ul className={styles['classes']}>
        {shares.map(({ carClass, copies, full }) => (
          <li key={carClass} data-class={carClass}>
            <span className={styles['letter']}>{carClass}</span>
            <span className={styles['track']}>
              <span style={{ width: `${(100 * copies) / most}%` }}>
                <i style={{ width: copies === 0 ? 0 : `${(100 * full) / copies}%` }} />
              </span>
            </span>
            <b>{copies}</b>
            <small>{full}</small>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

const VISIBLE_BEST = 6;

function Greatest({ greatest }: Pick<GarageYear<Owned>, 'greatest'>) {
  const { t, i18n } = useTranslation('garage');
  if (!greatest) return null;
  const { day, came } = greatest;
  return (
    <Tile wide="3" variant="day" label={t('year.greatest')}>
      <h3>{t('year.greatest')}</h3>
      <b className={styles['middle']}>{dayText(`${day}T00`, i18n.language)}</b>
      <p>{t('year.newCars', { cars: came.length })}</p>
      <span className={styles['minis']}>
        {came.slice(0, VISIBLE_BEST).map(({ car, copy }) => (
          <MiniCar key={copy.copyId} car={car} />
        ))}
      </span>
    </Tile>
  );
}

const tops = ['raced', 'won', 'winRate', 'lost'] as const satisfies readonly GarageTop[];

function Tops({ came }: CameProps) {
  const { t, i18n } = useTranslation('garage');
  const [now] = useState(Date.now);
  const days = (since: string | null) =>
    Math.floor((now - Date.parse(`${since ?? ''}:00Z`)) / 86_400_000).toLocaleString(i18n.language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    });
  const figures = {
    raced: (one: Owned) => copyRaces(one.copy).toLocaleString(i18n.language),
    won: (one: Owned) => one.copy.won.toLocaleString(i18n.language),
    lost: (one: Owned) => one.copy.lost.toLocaleString(i18n.language),
    winRate: (one: Owned) => (one.copy.won / copyRaces(one.copy)).toLocaleString(i18n.language, { style: 'percent' }),
  };
  const unraced = longestOwned(came, true);
  const kept = longestOwned(came, false);
  return (
    <div className={styles['tops']}>
      {tops.map((top) => {
        const one = topOf(came, top);
        return one ? <TopTile key={top} title={t(`year.tops.${top}`)} of={one} figure={figures[top](one)} /> : null;
      })}
      {kept ? <TopTile title={t('year.tops.kept')} of={kept} figure={days(kept.copy.since)} /> : null}
      {unraced ? <TopTile title={t('year.tops.unraced')} of={unraced} figure={days(unraced.copy.since)} /> : null}
    </div>
  );
}

function Days({ year, days }: { year: number; days: ReadonlyMap<string, number> }) {
  const { t, i18n } = useTranslation('garage');
  const busy = days.size.toLocaleString(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <Tile wide="12" label={t('year.days')}>
      <h3>
        {t('year.days')} <small>{busy}</small>
      </h3>
      <CalendarDays span={[`${year}-01-01`, `${year}-12-31`]} counts={days} />
    </Tile>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysText, momentText, spanText } from '#contracts';
import type { Car, RecapDto } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { ClassRibbon } from '../../ui/tiles/class-ribbon.tsx';
import { Tile, Tiles } from '../../ui/tiles/tile.tsx';
import { DaysCard } from './days-card.tsx';
import { Figure, Figures, type OnList } from './figure.tsx';
import styles from './recap.module.css';
import { RecordsCard, TopCars, TopTracks } from './top-cards.tsx';

type RecapCardsProps = { period: string; told: RecapDto; onList: OnList };

export function RecapCards({ period, told, onList }: RecapCardsProps) {
  const { t } = useTranslation('recap');
  const { cars: all } = useCatalogue();
  const cars = useMemo(() => new Map<string, Car>(all.map((car) => [car.id, car])), [all]);
  const { times, records, rounds, words, days, company, garage, staff } = told;
  return (
    <Tiles as="ol">
      {told.year ? <Hero year={told.year} onList={onList} /> : null}
      {times ? (
        <Tile as="li" wide="4">
          <h2>{t('cards.times')}</h2>
          <Figure value={times.times} listed={{ list: 'times', title: t('counts.times') }} onList={onList} size="big" />
          <Figures
            of={(['confirmed', 'tracks', 'cars'] as const).map((list) => [list, t(`counts.${list}`), times[list]])}
            onList={onList}
          />
        </Tile>
      ) : null}
      {records ? <RecordsCard {...{ records, cars, onList }} /> : null}
      {days ? <DaysCard {...{ period, days, onList }} /> : null}
      {times && times.topTracks.length > 0 ? <TopTracks tracks={times.topTracks} onList={onList} /> : null}
      {times && times.topCars.length > 0 ? <TopCars {...{ top: times.topCars, cars, onList }} /> : null}
      {rounds ? (
        <Tile as="li" wide="4">
          <h2>{t('cards.rounds')}</h2>
          <Figures
            of={[
              ['rounds', t('counts.rounds'), rounds.rounds],
              ['solutions', t('counts.solutions'), rounds.solutions],
              ['helped', t('counts.helped'), rounds.helped],
            ]}
            onList={onList}
          />
        </Tile>
      ) : null}
      {words ? (
        <Tile as="li" wide="4">
          <h2>{t('cards.words')}</h2>
          <Figures
            of={(['votes', 'reviews', 'photos', 'templates'] as const)
              .filter((list) => words[list] > 0)
              .map((list) => [list, t(`counts.${list}`), words[list]])}
            onList={onList}
          />
        </Tile>
      ) : null}
      {company ? <Company company={company} onList={onList} /> : null}
      {garage ? (
        <Tile as="li" wide="4">
          <h2>{t('cards.garage')}</h2>
          <Figures of={[['garageCars', t('counts.garageCars'), garage.cars]]} onList={onList} />
        </Tile>
      ) : null}
      {staff ? (
        <Tile as="li" wide="4">
          <h2>{t('cards.staff')}</h2>
          <Figures of={[['decisions', t('counts.decisions'), staff.decisions]]} onList={onList} />
          <ul className={styles['bars']}>
            {staff.of.map(({ subject, decisions }) => (
              <li key={subject}>
                <span>{t(`counts.${subject}`)}</span>
                <Figure
                  value={decisions}
                  listed={{ list: 'decided', of: subject, title: t(`counts.${subject}`) }}
                  onList={onList}
                />
                <i aria-hidden="true" style={{ width: `${(100 * decisions) / staff.decisions}%` }} />
              </li>
            ))}
          </ul>
        </Tile>
      ) : null}
    </Tiles>
  );
}

function Hero({ year, onList }: { year: NonNullable<RecapDto['year']>; onList: OnList }) {
  const { t, i18n } = useTranslation('recap');
  const { activeDays, first, last, streak } = year;
  const when = (fact: typeof first) => fact && momentText(fact.at, fact.timeZone, i18n.language);
  const edges = [
    ['first', when(first)],
    ['last', activeDays > 1 ? when(last) : null],
  ] as const;
  return (
    <Tile as="li" wide="5" variant="hero">
      <h2>{t('cards.year')}</h2>
      <Figure
        value={activeDays}
        listed={{ list: 'days', of: '0..9', title: t('counts.activeDays') }}
        onList={onList}
        size="big"
      />
      <dl className={styles['lines']}>
        {streak ? (
          <div>
            <dt>{t('streak')}</dt>
            <dd>
              <Figure
                value={daysText(streak.days, i18n.language)}
                listed={{ list: 'days', of: `${streak.from}..${streak.to}`, title: t('streak') }}
                onList={onList}
              />{' '}
              <small>{spanText(streak.from, streak.to, i18n.language)}</small>
            </dd>
          </div>
        ) : null}
        {edges.map(([name, text]) =>
          text ? (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Figure value={text} listed={{ list: name, title: t(name) }} onList={onList} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <ClassRibbon />
    </Tile>
  );
}

function Company({ company, onList }: { company: NonNullable<RecapDto['company']>; onList: OnList }) {
  const { t } = useTranslation('recap');
  return (
    <Tile as="li" wide="4">
      <h2>{t('cards.company')}</h2>
      <ul className={styles['bars']}>
        {company.map(({ name, former, meetings }, at) => (
          // By their place: unnamed users cannot be distinguished.
          <li key={at}>
            {name === null && !former ? <span>{t('unnamed')}</span> : <PersonLink name={name} />}
            <Figure
              value={meetings}
              listed={{ list: 'company', of: String(at + 1), title: t('cards.company') }}
              onList={onList}
            />
          </li>
        ))}
      </ul>
      <p>{t('companyHelp')}</p>
    </Tile>
  );
}

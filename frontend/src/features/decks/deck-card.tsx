import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { carIdToday, parseDeck, parsePastCar } from '#racing';
import { pages } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import styles from './deck-card.module.css';

export type CarsById = ReadonlyMap<string, Car>;

type DeckCardProps = {
  query: string;
  /** Default: named after its cars. */
  name?: string | undefined;
  line?: string;
  by?: ReactNode;
  cars: CarsById;
  acts: ReactNode;
};

const MAX_DRAWN = 7;

/** The current car, even where the deck has it in an older game version: the deck's name shows the version. */
const shownAs = (carId: string, cars: CarsById): Car | undefined => {
  const car = cars.get(carIdToday(carId));
  const past = parsePastCar(carId);
  return car && past ? { ...car, name: `${car.name} (${past.gameVersion})` } : car;
};

export function useDeckOf(query: string, cars: CarsById) {
  return useMemo(() => {
    const { deck } = parseDeck(query.slice(1).split('&')[0] ?? '');
    return { deck, known: deck.cars.flatMap(({ carId }) => shownAs(carId, cars) ?? []) };
  }, [query, cars]);
}

export function DeckCard({ query, name, line, by, cars, acts }: DeckCardProps) {
  const { t } = useTranslation('decks');
  const { deck, known } = useDeckOf(query, cars);
  const drawn = known.slice(0, MAX_DRAWN);
  const more = deck.cars.length - drawn.length;
  const called = name ?? (deck.cars.length === 0 ? t('tracksOnly') : known.map((car) => car.name).join(', ') || '…');
  const size = t('size', { cars: deck.cars.length, tracks: deck.tracks.length });
  return (
    <li className={styles['card']}>
      <Link to={pages.compare + query} className={styles['open']}>
        <span className={styles['fan']} aria-hidden="true">
          {drawn.map((car, at) => (
            // The same car may be in a deck several times, and does not move.
            // oxlint-disable-next-line react/no-array-index-key
            <MiniCar key={at} car={car} />
          ))}
          {more > 0 ? <b className={styles['more']}>+{more}</b> : null}
        </span>
        <b className={styles['name']}>{called}</b>
        <small>{line === undefined ? size : `${size} · ${line}`}</small>
      </Link>
      <span className={styles['acts']}>{acts}</span>
      {by === undefined ? null : <span className={styles['by']}>{by}</span>}
    </li>
  );
}

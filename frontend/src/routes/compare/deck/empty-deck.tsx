import { useTranslation } from 'react-i18next';
import { defaultTrackCodes, surfaceOf } from '#racing';
import type { TrackCode } from '#racing';
import { useCars } from '../../../features/cars/use-cars.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { useShortcuts } from '../../../lib/keys/page-keys.ts';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { AddIcon, SearchIcon } from '../../../ui/icons.ts';
import { Key } from '../../../ui/key.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import { preparedDecks } from './prepared-decks.ts';
import { useSamples } from './use-samples.ts';
import styles from './empty-deck.module.css';

type EmptyDeckProps = { tracks: readonly TrackCode[]; onSearch: (query: string) => void; onDeck: (deck: Deck) => void };

const ghostColumns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function GhostGrid({ tracks }: { tracks: readonly TrackCode[] }) {
  const { name, road } = useTrackLabels();
  const rows = (tracks.length > 0 ? tracks : defaultTrackCodes).slice(0, 15);
  return (
    <div className={styles['ghost']} aria-hidden="true">
      <div className={styles['ghostRow']} data-head>
        <span />
        {ghostColumns.map((column, place) => (
          <span key={column} className={styles['ghostCar']}>
            {place === 0 ? <AddIcon /> : null}
          </span>
        ))}
      </div>
      {rows.map((code, row) => (
        <div key={code} className={styles['ghostRow']}>
          <span className={styles['ghostTrack']}>
            <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={road(code)} />
            {name(code)}
          </span>
          {ghostColumns.map((column, place) => (
            <span key={column} className={styles['ghostCell']}>
              <i style={{ width: 40 + ((row * 7 + place * 13) % 20) }} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function DeckCard({
  name,
  deck,
  onDeck,
}: {
  name: (typeof preparedDecks)[number]['name'];
  deck: Deck;
  onDeck: (deck: Deck) => void;
}) {
  const { t } = useTranslation('compare');
  const cars = useCars(deck.cars.map(({ carId }) => carId));
  const shown = deck.cars.flatMap(({ carId }) => cars.byId.get(carId) ?? []).slice(0, 5);
  return (
    <button type="button" className={styles['deck']} onClick={() => onDeck(deck)}>
      <span className={styles['fan']}>
        {shown.map((car) => (
          <MiniCar key={car.id} car={car} />
        ))}
      </span>
      <b>{t(`prepared.${name}`)}</b>
      <small>{t('preparedSize', { cars: deck.cars.length, tracks: deck.tracks.length })}</small>
    </button>
  );
}

export function EmptyDeck({ tracks, onSearch, onDeck }: EmptyDeckProps) {
  const { t } = useTranslation('compare');
  return (
    <div className={styles['empty']}>
      <div className={styles['hero']}>
        <h1>{t('whichCars')}</h1>
        <button
          type="button"
          className={styles['search']}
          aria-keyshortcuts={useShortcuts('A')}
          onClick={() => onSearch('')}
        >
          <SearchIcon aria-hidden="true" />
          <span>{t('whichCarsHint')}</span>
          <Key single>/</Key>
        </button>
        <p className={styles['suggestions']}>
          <span>{t('try')}</span>
          {useSamples().map((query) => (
            <button key={query} type="button" onClick={() => onSearch(query)}>
              {query}
            </button>
          ))}
        </p>
      </div>
      <GhostGrid tracks={tracks} />
      <section className={styles['ready']}>
        <h2>{t('startFrom')}</h2>
        <div className={styles['decks']}>
          {preparedDecks.map(({ name, deck }) => (
            <DeckCard key={name} name={name} deck={deck} onDeck={onDeck} />
          ))}
        </div>
      </section>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Car } from '#contracts';
import { defaultTrackCodes, similarCars } from '#racing';
import { changesBetween } from '../../features/car/changes.ts';
import type { Change, ChangedField } from '../../features/car/changes.ts';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { emptyDeck, FIRST_TUNE, MAX_CARS } from '../../lib/deck/deck.ts';
import { pages } from '../../lib/paths.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { STOCK } from './car-choice.ts';
import type { ChosenCar } from './car-choice.ts';
import { CarLink } from './car-link.tsx';
import { Panel } from './panel.tsx';
import { useAttributeText } from './use-attribute-text.ts';
import styles from './similar-panel.module.css';

const STEP = 6;
const MAX_COUNT = 30;

/** The fields that distinguish two similar cars; the first of these that differ are shown. */
const told: readonly ChangedField[] = ['tyre', 'drive', 'clearance', 'acceleration0to60s', 'topSpeedMph', 'handling'];
const TOLD_AT_ONCE = 2;

type SimilarPanelProps = { car: Car; chosen: ChosenCar; cars: readonly Car[] };

export function SimilarPanel({ car, chosen, cars }: SimilarPanelProps) {
  const { t } = useTranslation('car');
  const navigate = useNavigate();
  const [most, setMost] = useState(STEP);
  const others = cars.filter(({ id }) => id !== car.id);
  const similar = similarCars(car, others, MAX_COUNT);
  if (similar.length === 0)
    return (
      <Panel title={t('similarTitle')}>
        <Empty title={t('noSimilar')} />
      </Panel>
    );
  const shown = similar.slice(0, most);
  const compare = () => {
    const tune = chosen.tune === STOCK ? FIRST_TUNE : chosen.tune;
    const inDeck = [car, ...shown].slice(0, MAX_CARS).map(({ id }) => ({ carId: id, tune }));
    void navigate(`${pages.compare}${writeAddress({ ...emptyDeck, cars: inDeck, tracks: [...defaultTrackCodes] })}`);
  };
  return (
    <Panel title={t('similarTitle')} note={t('similarBy')}>
      <ul className={styles['similar']}>
        {shown.map((other) => (
          <li key={other.id}>
            <CarLink
              carId={other.id}
              name={other.name}
              car={other}
              chosen={chosen}
              line={<Difference from={car} to={other} />}
            />
          </li>
        ))}
      </ul>
      <footer className={styles['foot']}>
        <Button size="small" onClick={compare}>
          {t('compareThese')}
        </Button>
        {similar.length > most ? (
          <Button size="small" variant="ghost" onClick={() => setMost(most + STEP)}>
            {t('moreSimilar')}
          </Button>
        ) : null}
      </footer>
    </Panel>
  );
}

function Difference({ from, to }: { from: Car; to: Car }) {
  const { t } = useTranslation('car');
  const text = useAttributeText();
  const say = ({ field, is, difference }: Change) => {
    const amount = text.difference(field, difference);
    return amount === undefined ? text.value(field, is) : `${text.label(field)} ${amount}`;
  };
  const changes = changesBetween(from, to);
  const words = told.flatMap((field) => changes.filter((change) => change.field === field)).slice(0, TOLD_AT_ONCE);
  return words.length === 0 ? t('almostEqual') : words.map(say).join(' · ');
}

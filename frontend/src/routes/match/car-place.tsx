import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, extraTunes, hasExtraTunes, offeredTunes } from '#racing';
import type { MatchCar } from '../../features/match/match.ts';
import { FIRST_TUNE } from '../../lib/deck/deck.ts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { AddIcon, DoneIcon, RemoveIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import { PickCar } from '../new-photos/pick-car.tsx';
import styles from './match.module.css';

type CarPlaceProps = {
  label: string;
  place: MatchCar;
  cars: ReadonlyMap<string, Car>;
  /** The criteria for picking a car; left out: any. */
  asks?: Criteria;
  onChange: (car: MatchCar) => void;
};

export function CarPlace({ label, place, cars, asks, onChange }: CarPlaceProps) {
  const [opened, setOpened] = useState(false);
  const pick = ({ id }: Car) => {
    setOpened(false);
    onChange({ carId: id, tune: place?.tune ?? FIRST_TUNE });
  };
  const car = place && cars.get(place.carId);
  return (
    <div className={styles['place']}>
      {place ? (
        <>
          <button
            type="button"
            className={styles['car']}
            aria-haspopup="dialog"
            aria-label={`${label}: ${car?.name ?? place.carId}`}
            onClick={() => setOpened(true)}
          >
            {car ? <MiniCar car={car} /> : null}
            <span>{car?.name ?? place.carId}</span>
          </button>
          <TuneMenu place={place} car={car} onChange={onChange} />
        </>
      ) : (
        <Button wide aria-haspopup="dialog" icon={<AddIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
          {label}
        </Button>
      )}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={label} width={560} fillsPhone scrollContainer>
        <SearchPlace>
          {opened ? <PickCar asks={asks} onPick={pick} onClose={() => setOpened(false)} /> : null}
        </SearchPlace>
      </Dialog>
    </div>
  );
}

type TuneMenuProps = { place: NonNullable<MatchCar>; car: Car | undefined; onChange: (car: MatchCar) => void };

function TuneMenu({ place, car, onChange }: TuneMenuProps) {
  const { t } = useTranslation('match');
  const tunes = [...offeredTunes, ...(car && hasExtraTunes(car.class) ? extraTunes : [])];
  const known = tunes.includes(place.tune) ? tunes : [place.tune, ...tunes];
  const entries: MenuEntry[] = [
    ...known.map((tune) => ({
      key: tune,
      text: <TuneGlyph tune={tune} />,
      end: tune === place.tune ? <DoneIcon /> : null,
      run: () => onChange({ ...place, tune }),
    })),
    'rule',
    { key: 'remove', text: t('removeCar'), icon: <RemoveIcon />, run: () => onChange(undefined) },
  ];
  const trigger = (
    <button
      type="button"
      className={styles['tune']}
      aria-haspopup="menu"
      aria-label={t('tuneOf', { name: car?.name ?? place.carId, tune: place.tune })}
    >
      <TuneGlyph tune={place.tune} />
    </button>
  );
  return <Menu width={170} trigger={trigger} entries={entries} />;
}

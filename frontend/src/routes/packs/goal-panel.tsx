import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type CarClass, TARGETS_MAX } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { classCriteria, goalKinds, type PacksAddress } from '../../features/packs/packs-address.ts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { AddIcon, CloseIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolRow } from '../../ui/tool/tool-parts.tsx';
import { PickCar } from '../new-photos/pick-car.tsx';
import styles from './packs.module.css';

type GoalProps = { address: PacksAddress; cars: readonly Car[]; dearest: CarClass };

export function GoalFields({ address, cars, dearest }: GoalProps) {
  const { t } = useTranslation('packs');
  return (
    <>
      <SegmentedControl
        wide
        label={t('goal')}
        value={address.goal}
        choices={goalKinds.map((value) => ({ value, label: t(`goals.${value}`) }))}
        onChange={address.setGoal}
      />
      {address.goal === 'any' ? <AnyThat {...{ address, cars, dearest }} /> : null}
      {address.goal === 'cars' ? <TheseCars address={address} cars={cars} /> : null}
    </>
  );
}

function AnyThat({ address, cars, dearest }: GoalProps) {
  const { t } = useTranslation('packs');
  const [filtering, setFiltering] = useState(false);
  const criteria = address.after ?? classCriteria(dearest);
  return (
    <div className={styles['after']}>
      <ToolRow>
        <FilterButton
          {...{ cars, criteria }}
          onCriteria={address.setAfter}
          opened={filtering}
          onOpened={setFiltering}
        />
        {criteria.length > 0 ? <FilterSentence criteria={criteria} onChange={address.setAfter} /> : t('anyCar')}
      </ToolRow>
      <div className={styles['number']}>
        <Field
          label={t('atLeast')}
          inputMode="numeric"
          value={address.leastText}
          onChange={(event) => address.setLeast(event.target.value)}
        />
      </div>
    </div>
  );
}

function TheseCars({ address, cars }: Omit<GoalProps, 'dearest'>) {
  const { t } = useTranslation('packs');
  const [picking, setPicking] = useState(false);
  const { carIds, setCarIds } = address;
  const picked = carIds.flatMap((id) => cars.find((car) => car.id === id) ?? []);
  const pick = ({ id }: Car) => {
    setPicking(false);
    setCarIds([...new Set([...carIds, id])]);
  };
  return (
    <>
      <ul className={styles['picked']}>
        {picked.map((car) => (
          <li key={car.id}>
            <MiniCar car={car} />
            <span>{car.name}</span>
            <IconButton
              size="small"
              label={t('removeCar', { name: car.name })}
              onClick={() => setCarIds(carIds.filter((id) => id !== car.id))}
            >
              <CloseIcon aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ToolRow>
        <Button
          aria-haspopup="dialog"
          icon={<AddIcon aria-hidden="true" />}
          onClick={() => setPicking(true)}
          reason={carIds.length >= TARGETS_MAX ? t('carsFull', { most: TARGETS_MAX }) : undefined}
        >
          {t('addCar')}
        </Button>
      </ToolRow>
      {picked.length > 1 ? <Switch label={t('allOfThem')} on={address.all} onChange={address.setAll} /> : null}
      <Dialog
        opened={picking}
        onClose={() => setPicking(false)}
        title={t('addCar')}
        width={560}
        fillsPhone
        scrollContainer
      >
        <SearchPlace>{picking ? <PickCar onPick={pick} onClose={() => setPicking(false)} /> : null}</SearchPlace>
      </Dialog>
    </>
  );
}

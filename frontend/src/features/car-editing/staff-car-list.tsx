import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { NEVER } from './car-values.ts';
import { useStatLabels } from './use-figure-labels.ts';
import { useStaffCars } from './use-staff-cars.ts';
import styles from './car-editing.module.css';

export function StaffCarList({ onOpen }: { onOpen: (car: Car) => void }) {
  const { t } = useTranslation('staffcars');
  const address = useListAddress();
  return (
    <ListPage
      label={t('tab.all')}
      list={useStaffCars(address.find)}
      address={address}
      search={{ label: t('find') }}
      columns={useColumns()}
      card={cardOf}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={onOpen}
    />
  );
}

const cardOf = (car: Car) => <CarName car={car} />;

function useColumns(): readonly Column<Car>[] {
  const { figure, text } = useStatLabels();
  return [
    { key: 'name', head: figure('name'), cell: cardOf },
    { key: 'year', head: figure('year'), figures: true, cell: ({ year }) => year },
    { key: 'tyre', head: figure('tyre'), cell: ({ tyre }) => text('tyre', tyre) },
    { key: 'drive', head: figure('drive'), cell: ({ drive }) => drive },
    { key: 'topSpeedMph', head: figure('topSpeedMph'), figures: true, cell: (car) => car.topSpeedMph },
    { key: 'to60', head: figure('acceleration0to60s'), figures: true, cell: (car) => car.acceleration0to60s ?? NEVER },
    { key: 'handling', head: figure('handling'), figures: true, cell: ({ handling }) => handling },
  ];
}

export function CarName({
  car,
  note,
}: {
  car: Pick<Car, 'name' | 'year'> & Parameters<typeof MiniCar>[0]['car'];
  note?: string;
}) {
  return (
    <span className={styles['carName']}>
      <MiniCar car={car} />
      <span>
        <b>{car.name}</b>
        <small>{note ?? car.year}</small>
      </span>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { PendingCar } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { pendingStatuses, type PendingStatus, usePendingCars } from './use-pending-cars.ts';
import styles from './car-editing.module.css';

const isStatus = (text: string | undefined): text is PendingStatus => pendingStatuses.some((status) => status === text);

/** Pending cars, the longest waiting first, with the share of known values; or decided ones. */
export function PendingCarList({ onOpen }: { onOpen: (car: PendingCar) => void }) {
  const { t } = useTranslation('staffcars');
  const address = useListAddress();
  const [asked] = address.chosen('status');
  const status = isStatus(asked) ? asked : 'pending';
  return (
    <>
      <span className={styles['statuses']}>
        <SegmentedControl
          label={t('tab.waiting')}
          value={status}
          choices={pendingStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(value) => address.choose('status', value === 'pending' ? [] : [value])}
        />
      </span>
      <ListPage
        label={t('tab.waiting')}
        list={usePendingCars(status)}
        address={address}
        columns={useColumns()}
        card={cardOf}
        keyOf={({ carId }) => carId}
        nameOf={({ carId, figures }) => figures.name ?? carId}
        onOpen={onOpen}
        empty={<Empty title={t('noneWaiting')} {...(status === 'pending' ? { text: t('noneWaitingHelp') } : {})} />}
        notAllowed={t('noPermission')}
      />
    </>
  );
}

const cardOf = (car: PendingCar) => <Waiting car={car} />;

function useColumns(): readonly Column<PendingCar>[] {
  const { t } = useTranslation('staffcars');
  const addedBy = ({ acts }: PendingCar) => acts[0]?.by.name ?? t('former');
  return [
    { key: 'name', head: t('figure.name'), cell: (car) => <b className={styles['name']}>{car.figures.name}</b> },
    { key: 'brand', head: t('figure.brand'), cell: ({ figures }) => figures.brand },
    { key: 'year', head: t('figure.year'), figures: true, cell: ({ figures }) => figures.year },
    { key: 'by', head: t('addedBy'), cell: addedBy },
    { key: 'version', head: t('gameVersion'), figures: true, cell: ({ gameVersion }) => gameVersion },
    { key: 'complete', head: t('complete'), cell: (car) => <Share car={car} /> },
  ];
}

function Waiting({ car }: { car: PendingCar }) {
  return (
    <span className={styles['waiting']}>
      <b>{car.figures.name}</b>
      <small>
        {car.figures.brand} · {car.figures.year}
      </small>
      <Share car={car} />
    </span>
  );
}

function Share({ car: { completeness } }: { car: PendingCar }) {
  const { t, i18n } = useTranslation('staffcars');
  return (
    <span className={styles['share']}>
      <progress max={100} value={completeness} aria-label={t('complete')} />
      <span className="figures">{(completeness / 100).toLocaleString(i18n.language, { style: 'percent' })}</span>
    </span>
  );
}

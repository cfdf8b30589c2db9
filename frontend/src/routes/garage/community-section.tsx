import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, GarageFigures } from '#contracts';
import { CountingSwitch } from '../../features/garage/counting-switch.tsx';
import { useGarageFigures } from '../../features/garage/use-garage-figures.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { OneCar } from '../events/hand-cars.tsx';
import styles from './garage.module.css';

export function CommunitySection({ cars }: { cars: readonly Car[] }) {
  return (
    <>
      <CountingSwitch />
      <QueryBoundary of={useGarageFigures()}>{(figures) => <Figures of={figures} cars={cars} />}</QueryBoundary>
    </>
  );
}

function Figures({ of: { garages, above, cars: owned }, cars }: { of: GarageFigures; cars: readonly Car[] }) {
  const { t, i18n } = useTranslation('garage');
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const share = (count: number) => percent.format(count / garages);
  if (owned.length === 0) return <Empty title={t('community.tooFew', { above, garages })} />;
  return (
    <>
      <p>{t('community.of', { garages })}</p>
      <ol className={styles['community']} aria-label={t('parts.community')}>
        {owned.map(({ carId, owners, twice }) => (
          <li key={carId}>
            <OneCar carId={carId} tune="" cars={byId} />
            <span>{t('community.owners', { share: share(owners) })}</span>
            <small>{t('community.twice', { share: share(twice) })}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

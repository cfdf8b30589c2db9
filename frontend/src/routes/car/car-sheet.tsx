import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCar } from '../../features/car/use-car.ts';
import { carSheetHash } from '../../lib/navigation/car-sheet.ts';
import { carPath } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { readChoice, withChoice } from './car-choice.ts';
import type { CarChoice, ChosenCar } from './car-choice.ts';
import { CarContent } from './car-content.tsx';
import { VersionBar } from './version-bar.tsx';
import styles from './car-sheet.module.css';

type Shown = { carId: string; params: URLSearchParams };

const WIDTH = 1120;

/**
 * The page of a car over another page. It adds no history entry: Back closes overlays first, and would block a step
 * back from here.
 */
export function CarSheet({ shown }: { shown: Shown | undefined }) {
  const { t } = useTranslation('car');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // While it closes, its content stays visible.
  const [last, setLast] = useState(shown);
  if (shown && shown.carId !== last?.carId) setLast(shown);
  const close = () => void navigate({ pathname, search }, { replace: true });
  return (
    <Dialog opened={shown !== undefined} onClose={close} title={t('title')} width={WIDTH} fillsPhone>
      {shown ? <Inside key={shown.carId} shown={shown} /> : null}
    </Dialog>
  );
}

function useSheetChoice({ carId, params }: Shown): ChosenCar {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choice = readChoice(params);
  const choose = (change: Partial<CarChoice>) => {
    const hash = `#${withChoice(params, { ...choice, ...change }).toString()}`;
    void navigate({ pathname, search, hash }, { replace: true });
  };
  const addressOf = (id: string) => ({ pathname, search, hash: carSheetHash(id) });
  return { carId, ...choice, choose, addressOf, isSheet: true };
}

function Inside({ shown }: { shown: Shown }) {
  const { t } = useTranslation('car');
  const chosen = useSheetChoice(shown);
  const { carId, version } = chosen;
  const asked = useCar(carId, version);
  const today = useCar(version === undefined ? null : carId);
  return (
    <div className={styles['inside']}>
      <header className={styles['head']}>
        <VersionBar chosen={chosen} />
        <Link to={carPath(carId)} className={styles['page']}>
          {t('openPage')}
        </Link>
      </header>
      <QueryBoundary of={asked} skeleton={<Skeleton rows={2} columns={2} rowHeight={260} />}>
        {(found) => (
          <CarContent car={found} today={today.value} chosen={chosen} version={asked.settled ? version : undefined} />
        )}
      </QueryBoundary>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCar } from '#contracts';
import { Empty } from '../../ui/query/empty.tsx';
import { PendingHistory } from './pending-history.tsx';

export function ResolvedCarNotice({ car, children }: { car: PendingCar; children: ReactNode }) {
  const { t } = useTranslation('staffcars');
  return (
    <>
      <Empty title={t(`status.${car.status}`)}>{children}</Empty>
      <PendingHistory acts={car.acts} />
    </>
  );
}

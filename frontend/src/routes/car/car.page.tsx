import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCar } from '../../features/car/use-car.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { usePageChoice } from './car-choice.ts';
import { CarContent } from './car-content.tsx';
import { VersionBar } from './version-bar.tsx';

export function CarPage() {
  const { id = '' } = useParams();
  return <OneCar key={id} carId={id} />;
}

function OneCar({ carId }: { carId: string }) {
  const { t } = useTranslation(['car', 'shell']);
  const chosen = usePageChoice(carId);
  const asked = useCar(carId, chosen.version);
  const today = useCar(chosen.version === undefined ? null : carId);
  const { value: car } = asked;
  return (
    <ContentPage
      title={car?.name ?? t('car:title')}
      subtitle={car ? `${car.brand} · ${car.year}` : undefined}
      back={{ to: pages.cars, label: t('shell:menu.Cars') }}
    >
      <VersionBar chosen={chosen} />
      <QueryBoundary of={asked} skeleton={<Skeleton rows={2} columns={2} rowHeight={260} />}>
        {(found) => (
          <CarContent
            car={found}
            today={today.value}
            chosen={chosen}
            version={asked.settled ? chosen.version : undefined}
          />
        )}
      </QueryBoundary>
    </ContentPage>
  );
}

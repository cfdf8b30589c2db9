import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { TrackCode } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useFoundCars } from '../../features/cars/use-found-cars.ts';
import { FindCar } from '../../features/find-car/find-car.tsx';
import { useCampaign } from '../../lib/use-campaign.ts';
import { useFindCarAddress } from '../../features/find-car/use-find-car-address.ts';
import { type WonAt, wonCars } from '../../features/find-car/won-cars.ts';
import { FIRST_TUNE } from '../../lib/deck/deck.ts';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';

const compareAt = (carId: string, { trackCodes }: WonAt): string | undefined =>
  trackCodes.length === 0
    ? undefined
    : `${pages.compare}${writeAddress({ cars: [{ carId, tune: FIRST_TUNE }], tracks: trackCodes as readonly TrackCode[], base: 0 })}`;

export function FindCarPage() {
  const { t } = useTranslation(['findcar', 'screen']);
  const campaign = useCampaign();
  const { cars, complete, problem, retry } = useCatalogue();
  const address = useFindCarAddress();
  const isOfClass = ({ class: letter }: Car) => address.classes.length === 0 || address.classes.includes(letter);
  const known = useMemo(
    () => (campaign.value && complete ? wonCars(campaign.value, cars) : undefined),
    [campaign.value, cars, complete],
  );
  const offered = useMemo(() => known?.won.map(({ car }) => car) ?? [], [known]);
  const search = useFoundCars(offered, address.find);
  const found = new Set(search.found.filter(({ car }) => isOfClass(car)).map(({ id }) => id));
  const of = {
    value: known,
    problem: campaign.problem ?? problem,
    late: campaign.late,
    retry: () => {
      campaign.retry();
      retry();
    },
  };
  return (
    <ToolPage name="FindCar" linked>
      <QueryBoundary
        of={of}
        skeleton={<Skeleton rows={3} columns={3} rowHeight={130} />}
        empty={{ when: ({ won }) => won.length === 0, show: <Empty title={t('none')} text={t('noneHelp')} /> }}
      >
        {({ won, missing }) => (
          <>
            <FindCar
              won={won}
              found={won.filter(({ id }) => found.has(id))}
              address={address}
              compareAt={compareAt}
              nothing={
                <Empty title={t('noFit')}>
                  <Button onClick={address.clear}>{t('screen:list.clear')}</Button>
                </Empty>
              }
            />
            {missing > 0 ? <p>{t('missing', { number: missing })}</p> : null}
          </>
        )}
      </QueryBoundary>
    </ToolPage>
  );
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedName } from '../../features/cars/marked-name.tsx';
import { countryName } from '../../lib/i18n/country-name.ts';
import { carPath, pages } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { TracksIcon } from '../../ui/icons.ts';
import { trackPath } from './track-path.ts';
import type { Found } from './use-found.ts';

export type FindLine = {
  key: string;
  group: string;
  name: ReactNode;
  detail?: string;
  picture?: ReactNode;
  path: () => string;
};

export function useFindLines({ query, places, cars, allCars, tracks, things }: Found): readonly FindLine[] {
  const { t, i18n } = useTranslation(['find', 'cars', 'shell', 'tracks']);
  return useMemo(() => {
    const group = { pages: t('pages'), cars: t('shell:menu.Cars'), tracks: t('tracks:title') };
    return [
      ...places.map(({ path, name, line }): FindLine => ({
        key: `page ${path}`,
        group: group.pages,
        name,
        ...(line === undefined ? {} : { detail: line }),
        path: () => path,
      })),
      ...cars.map(({ id, car, ranges }): FindLine => ({
        key: `car ${id}`,
        group: group.cars,
        name: <MarkedName name={car.name} ranges={ranges} />,
        detail: [
          car.brand,
          car.year,
          countryName(car.country, i18n.language),
          t(`cars:tyres.${car.tyre}`),
          car.drive,
        ].join(' · '),
        picture: <MiniCar car={car} />,
        path: () => carPath(id),
      })),
      ...(allCars > cars.length
        ? [
            {
              key: 'all cars',
              group: group.cars,
              name: t('all', { cars: t('cars:count', { count: allCars }) }),
              path: () => `${pages.cars}?${new URLSearchParams({ find: query }).toString()}`,
            },
          ]
        : []),
      ...tracks.map(({ id, name, codes }): FindLine => ({
        key: `track ${id}`,
        group: group.tracks,
        name,
        detail: t('inCompare'),
        picture: <TracksIcon aria-hidden="true" />,
        path: () => (codes[0] === undefined ? pages.compare : trackPath(codes[0])),
      })),
      ...things.map(({ path, ...thing }): FindLine => ({ ...thing, path: () => path })),
    ];
  }, [query, places, cars, allCars, tracks, things, t, i18n.language]);
}

import type { RouteObject } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';

/** What moderators do with cars, a page a chunk. */
export const staffCarRoutes: RouteObject[] = [
  { path: pages.staffCars, lazy: async () => ({ Component: (await import('./staff-cars.page.tsx')).StaffCarsPage }) },
  { path: pages.newCar, lazy: async () => ({ Component: (await import('./new-car.page.tsx')).NewCarPage }) },
  {
    path: `${pages.staffCars}/:carId`,
    lazy: async () => ({ Component: (await import('./staff-car.page.tsx')).StaffCarPage }),
  },
  {
    path: pages.waitingCars,
    lazy: async () => ({ Component: (await import('./waiting-cars.page.tsx')).WaitingCarsPage }),
  },
  {
    path: `${pages.waitingCars}/:carId`,
    lazy: async () => ({ Component: (await import('./waiting-car.page.tsx')).WaitingCarPage }),
  },
  { path: pages.carReviews, lazy: async () => ({ Component: (await import('./reviews.page.tsx')).ReviewsPage }) },
  {
    path: pages.staffCampaign,
    lazy: async () => ({ Component: (await import('./campaign-facts.page.tsx')).CampaignFactsPage }),
  },
  { path: pages.staffImports, lazy: async () => ({ Component: (await import('./imports.page.tsx')).ImportsPage }) },
  {
    path: `${pages.staffImports}/:importId`,
    lazy: async () => ({ Component: (await import('./import.page.tsx')).ImportPage }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { lazyPage } from '../lazy-page.ts';

export const staffCarRoutes: RouteObject[] = [
  { path: pages.staffCars, lazy: lazyPage('StaffCars') },
  { path: pages.newCar, lazy: lazyPage('NewCar') },
  { path: `${pages.staffCars}/:carId`, lazy: lazyPage('StaffCar') },
  { path: pages.waitingCars, lazy: lazyPage('WaitingCars') },
  { path: `${pages.waitingCars}/:carId`, lazy: lazyPage('WaitingCar') },
  { path: pages.carReviews, lazy: lazyPage('CarReviews') },
  { path: pages.staffCampaign, lazy: lazyPage('CampaignFacts') },
  { path: pages.staffTags, lazy: lazyPage('StaffTags') },
  { path: pages.staffSweeps, lazy: lazyPage('StaffSweeps') },
  { path: pages.staffImports, lazy: lazyPage('Imports') },
  { path: pages.importTimes, lazy: lazyPage('ImportTimes') },
  { path: `${pages.staffImports}/:importId`, lazy: lazyPage('Import') },
];

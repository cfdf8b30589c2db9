import type { RouteObject } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { laterPageOf } from '../later-page-of.ts';

export const staffCarRoutes: RouteObject[] = [
  { path: pages.staffCars, lazy: laterPageOf('StaffCars') },
  { path: pages.newCar, lazy: laterPageOf('NewCar') },
  { path: `${pages.staffCars}/:carId`, lazy: laterPageOf('StaffCar') },
  { path: pages.waitingCars, lazy: laterPageOf('WaitingCars') },
  { path: `${pages.waitingCars}/:carId`, lazy: laterPageOf('WaitingCar') },
  { path: pages.carReviews, lazy: laterPageOf('CarReviews') },
  { path: pages.staffCampaign, lazy: laterPageOf('CampaignFacts') },
  { path: pages.staffTags, lazy: laterPageOf('StaffTags') },
  { path: pages.staffSweeps, lazy: laterPageOf('StaffSweeps') },
  { path: pages.staffImports, lazy: laterPageOf('Imports') },
  { path: pages.importTimes, lazy: laterPageOf('ImportTimes') },
  { path: `${pages.staffImports}/:importId`, lazy: laterPageOf('Import') },
];

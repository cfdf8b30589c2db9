import { pages } from '../../lib/paths.ts';

/** Where an import is. */
export const staffImport = (importId: string): string => `${pages.staffImports}/${encodeURIComponent(importId)}`;

/** Where a car of the catalogue is edited, and one that waits. */
export const staffCar = (carId: string): string => `${pages.staffCars}/${encodeURIComponent(carId)}`;
export const waitingCar = (carId: string): string => `${pages.waitingCars}/${encodeURIComponent(carId)}`;

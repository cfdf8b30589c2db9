import { pages } from '../../lib/paths.ts';

export const staffImport = (importId: string): string => `${pages.staffImports}/${encodeURIComponent(importId)}`;

export const staffCar = (carId: string): string => `${pages.staffCars}/${encodeURIComponent(carId)}`;
export const waitingCar = (carId: string): string => `${pages.waitingCars}/${encodeURIComponent(carId)}`;

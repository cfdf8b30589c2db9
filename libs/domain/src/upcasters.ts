import { carUpcasters } from './car/car.upcasters.ts';
import { garageUpcasters } from './garage/garage.upcasters.ts';
import { cellUpcasters } from './lap-time/lap-time.upcasters.ts';
import { roundUpcasters } from './round/round.upcasters.ts';

/**
 * Turns stored events of older schema versions into the newest, by type and by the version it starts from. The event
 * store runs them on reading.
 */
export const upcasters: Readonly<Record<string, Readonly<Record<number, (data: object) => object>>>> = {
  ...carUpcasters,
  ...cellUpcasters,
  ...garageUpcasters,
  ...roundUpcasters,
};

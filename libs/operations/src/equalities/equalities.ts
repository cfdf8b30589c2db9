import { equalitiesOfCars } from './of-cars.ts';
import { equalitiesOfCells } from './of-cells.ts';
import { equalitiesOfDump } from './of-dump.ts';
import { equalitiesOfGarages } from './of-garages.ts';
import { equalitiesOfItems } from './of-items.ts';
import { equalitiesOfPeople } from './of-people.ts';
import { equalitiesOfRounds } from './of-rounds.ts';
import { equalitiesOfTracks } from './of-tracks.ts';
import type { Equality } from './equality.ts';

/** What must be equal: views with each other, and with the aggregates of the log. */
export const equalities: readonly Equality[] = [
  ...equalitiesOfCells,
  ...equalitiesOfDump,
  ...equalitiesOfTracks,
  ...equalitiesOfPeople,
  ...equalitiesOfItems,
  ...equalitiesOfRounds,
  ...equalitiesOfCars,
  ...equalitiesOfGarages,
];

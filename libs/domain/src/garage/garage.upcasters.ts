import { codedCriteria } from '#racing';
import type { GarageGroupSaved } from './garage.events.ts';

/** Filters of the first version contained users' names for parts of them. */
export const garageUpcasters = {
  GarageGroupSaved: {
    1: (data: object) => ({ ...data, criteria: codedCriteria((data as GarageGroupSaved['data']).criteria) }),
  },
} as const;

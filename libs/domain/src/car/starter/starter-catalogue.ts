import { classA } from './class-a.ts';
import { classB } from './class-b.ts';
import { classC } from './class-c.ts';
import { classD } from './class-d.ts';
import { classE } from './class-e.ts';
import { classF } from './class-f.ts';
import { classS } from './class-s.ts';
import type { StarterCar } from './starter-car.ts';

/** The cars of a fresh installation, best class first: real cars, so that there is something to compare at once. */
export const starterCatalogue: readonly StarterCar[] = [
  ...classS,
  ...classA,
  ...classB,
  ...classC,
  ...classD,
  ...classE,
  ...classF,
];

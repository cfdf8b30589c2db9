import type { Car } from '#contracts';
import type { Criteria, GarageCopy, LapTimeValue } from '#racing';
import type { MyHand } from './round-view.ts';
import type { RaceCell } from './use-opponents.ts';
import type { Solving } from './use-solutions.ts';

export type LaneView = {
  race: number;
  cell: RaceCell;
  theirs: LapTimeValue | undefined;
  hand: MyHand;
  cars: ReadonlyMap<string, Car>;
  rqLimit: number;
  solving: Solving;
  meets: (car: Car) => boolean;
  /** All cars that meet the requirement. */
  able: readonly Car[];
  /** Whether a car of `able` is listed and picked from. */
  among: (car: Car) => boolean;
  /** The same as criteria. */
  asks: Criteria;
  /** The user's own, where only they count. */
  copies: readonly GarageCopy[] | undefined;
};

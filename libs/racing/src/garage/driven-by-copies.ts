import { offeredTunes, parseTune, tunePoints } from '../tune.ts';
import { copyReaches, type GarageCopy } from './garage-copy.ts';

/** Whether one of these copies may drive a car in a tune as it is now. */
export function drivenByCopies(
  copies: readonly Pick<GarageCopy, 'carId' | 'points'>[],
): (carId: string, tune: string) => boolean {
  const byCar = Map.groupBy(copies, ({ carId }) => carId);
  return (carId, tune) => {
    const owned = byCar.get(carId);
    const read = owned && parseTune(tune);
    return read !== undefined && owned?.some((copy) => copyReaches(copy, tunePoints(read))) === true;
  };
}

/** A stage of a part: the most that one upgrade in the workshop adds. */
const POINTS_AN_UPGRADE = 3;
const fullTunes = offeredTunes.slice(0, 3).map(tunePoints);

const lackingOf = ({ points }: GarageCopy): number =>
  Math.min(
    ...fullTunes.map((needed) =>
      needed.reduce((sum, point, part) => sum + Math.max(0, point - Number(points[part] ?? 0)), 0),
    ),
  );

/** Cars without a full copy that have a copy a single upgrade away from it. */
export function oneUpgradeAway(copies: readonly GarageCopy[]): ReadonlySet<string> {
  const byCar = Map.groupBy(copies, ({ carId }) => carId);
  const nearest = [...byCar].map(([carId, own]) => ({ carId, lacking: Math.min(...own.map(lackingOf)) }));
  return new Set(nearest.flatMap(({ carId, lacking }) => (lacking > 0 && lacking <= POINTS_AN_UPGRADE ? [carId] : [])));
}

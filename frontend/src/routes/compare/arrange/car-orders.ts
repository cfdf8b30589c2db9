import { compositeScore, type CompositeScore, compositeScoreNames, tunedFigures } from '#racing';
import { statsKey } from '../../../features/lap-times/fetch-lap-times.ts';
import type { Compared } from '../grid/compare-context.ts';

export const carOrders = ['rating', 'points', 'wins', 'topSpeed', 'acceleration', 'handling', 'mra', 'year'] as const;
export type CarOrder = (typeof carOrders)[number];

type Shown = Pick<Compared, 'deck' | 'cars' | 'times'>;
const last = Number.NEGATIVE_INFINITY;

const isComposite = (order: CarOrder | CompositeScore): order is CompositeScore =>
  (compositeScoreNames as readonly string[]).includes(order);

/** The value of an order in a column; more stands before less. */
function figureOf({ deck, cars, times }: Shown, order: CarOrder | CompositeScore, column: number): number {
  const { carId = '', tune } = deck.cars[column] ?? {};
  const car = cars.byId.get(carId);
  // The stats of the card with the tune of the column.
  const read = tune && times.lapTimes.stats.get(statsKey({ carId, tune }));
  const tuned = read ?? (car && tune ? tunedFigures(car, tune) : car);
  if (isComposite(order)) return (car && compositeScore(order, { ...car, ...tuned })) ?? last;
  const total = times.totals[column];
  switch (order) {
    case 'points':
      return total?.points ?? last;
    case 'wins':
      return total?.podium[0] ?? last;
    case 'rating':
      return car?.rq ?? last;
    case 'topSpeed':
      return tuned?.topSpeedMph ?? last;
    case 'acceleration':
      return -(tuned?.acceleration0to60s ?? Infinity);
    case 'handling':
      return tuned?.handling ?? last;
    case 'mra':
      return car?.mra ?? last;
    case 'year':
      return car?.year ?? last;
  }
}

const columnsOf = ({ deck }: Pick<Compared, 'deck'>) => deck.cars.map((_car, column) => column);

/** The columns in this order, the best first; equal ones stay in place. */
export function columnsBy(shown: Shown, order: CarOrder | CompositeScore): number[] {
  const figures = columnsOf(shown).map((column) => figureOf(shown, order, column));
  // Not by a difference: that of two unknown ones is no number.
  return columnsOf(shown).sort((one, other) => Math.sign((figures[other] ?? last) - (figures[one] ?? last)) || 0);
}

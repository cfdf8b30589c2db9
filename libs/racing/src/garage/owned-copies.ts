import type { CarResolver, OpenAnswer } from '../car-names/resolve-car.ts';
import type { GarageCopy } from './garage-copy.ts';
import type { ReadCopy } from './read-copy.ts';

export type CopyOfCar = Omit<GarageCopy, 'copyId'> & { readonly copyId?: string };
/** A text that names no car for certain, and the possible cars. */
export type OpenCar = OpenAnswer & { readonly text: string };

/** The copies of a line, or its uncertain car. */
export const ownedCopiesOf = (
  { line: _line, readings, ...read }: ReadCopy,
  resolve: CarResolver,
): { readonly copies: readonly CopyOfCar[] } | { readonly open: OpenCar } => {
  const answers = readings.map((reading) => ({ reading, ...resolve(reading.car) }));
  const found = answers.flatMap((one) => (one.answer === 'found' ? [one] : []));
  const [{ reading, carId } = {}] = found;
  if (reading && carId !== undefined) {
    const { copyId: _id, ...more } = read;
    const one = { ...read, carId, points: reading.points };
    const others = Array.from({ length: reading.copies - 1 }, () => ({ ...more, carId, points: reading.points }));
    return { copies: [one, ...others] };
  }
  const open = answers.flatMap((one) => (one.answer === 'found' ? [] : [one]));
  const [{ reading: said, ...likely } = NOTHING] = open
    .toReversed()
    .toSorted((a, b) => order[a.answer] - order[b.answer]);
  return { open: { ...likely, text: said.car } };
};

const order = { 'needs-year': 0, several: 1, unknown: 2 } as const;
const NOTHING = { reading: { car: '', points: '000', copies: 1 }, answer: 'unknown', carIds: [] } as const;

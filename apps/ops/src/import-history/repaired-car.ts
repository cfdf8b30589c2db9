import { type CarAttributes, carEnums } from '#domain';
import { carClassOf } from '#racing';

/** Older versions lack these for every car. */
const unknownFigures = { brake: null, mra: null, seats: null, prize: false, tags: [] } as const;

/**
 * A car of an older list in today's terms: "Medium" clearance is Mid, an unknown body is left out, and the class is
 * that of the rating, which some versions moved one update late.
 */
export const repairedCar = (said: Readonly<Record<string, unknown>>): CarAttributes => {
  const car = { ...unknownFigures, ...said } as unknown as CarAttributes;
  const bodies: readonly string[] = carEnums.body;
  return {
    ...car,
    clearance: (car.clearance as string) === 'Medium' ? 'Mid' : car.clearance,
    body: Array.isArray(car.body) ? car.body.filter((body) => bodies.includes(body)) : car.body,
    class: Number.isFinite(car.rq) ? carClassOf(car.rq) : car.class,
  };
};

import type { Car } from '#contracts';

/** A car for tests; pass only what matters. */
export function testCar(id: string, facts: Partial<Car> = {}): Car {
  return {
    id,
    name: id,
    brand: 'Brandt',
    year: 1999,
    country: 'DE',
    class: 'A',
    rq: 75,
    tyre: 'Performance',
    drive: 'RWD',
    clearance: 'Low',
    body: ['Coupe'],
    seats: 2,
    fuel: 'Petrol',
    engine: 'Front',
    weightKg: 1400,
    topSpeedMph: 180,
    acceleration0to60s: 3.6,
    handling: 90,
    mra: null,
    abs: true,
    tcs: true,
    brake: 'A',
    prize: false,
    tags: [],
    retired: false,
    source: 'starter',
    releasedIn: '26',
    ...facts,
  };
}

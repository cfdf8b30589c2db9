import type { Car } from '#contracts';

/**
 * What decides how a car is drawn; without year, tags and clearance it is drawn by its body alone. One with an id is shown
 * by its photo where there is one.
 */
export type DrawnCar = Pick<Car, 'body' | 'class'> & Partial<Pick<Car, 'id' | 'year' | 'tags' | 'clearance'>>;

const byBody = {
  Coupe: 'coupe',
  Saloon: 'saloon',
  Hatchback: 'hatchback',
  SUV: 'suv',
  Roadster: 'roadster',
  Estate: 'estate',
  Convertible: 'convertible',
  Pickup: 'pickup',
  MPV: 'mpv',
  Van: 'van',
} as const satisfies Record<Car['body'][number], string>;

/** The name of a drawing, in a file of that name under `ui/art/cars`. */
export type CarDrawing = (typeof byBody)[keyof typeof byBody] | 'racer' | 'tourer' | 'veteran';

/** Mudguards and running boards went into the body after the war, wings came onto it in the sixties. */
const FIRST_MODERN_YEAR = 1946;
const FIRST_WINGED_YEAR = 1966;

const open: readonly string[] = ['Roadster', 'Convertible'];
const closed: readonly string[] = ['Saloon', 'Coupe', 'Hatchback', 'Estate'];

/** The drawing of a car: its body, or what veterans and racing cars look like. */
export const carDrawing = ({ body, year, tags, clearance }: DrawnCar): CarDrawing => {
  const shape = body[0] ?? 'Saloon';
  if (year !== undefined && year < FIRST_MODERN_YEAR) {
    if (open.includes(shape)) return 'tourer';
    if (closed.includes(shape)) return 'veteran';
  }
  const isLowRacer = tags?.includes('Motorsport') && clearance === 'Low' && (year ?? 0) >= FIRST_WINGED_YEAR;
  return isLowRacer && (shape === 'Coupe' || shape === 'Roadster') ? 'racer' : byBody[shape];
};

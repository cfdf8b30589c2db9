import type { CatalogueCar } from './catalogue-car.ts';

/** Attributes that decide how a car is drawn; without year, tags and clearance it is drawn by its body alone. */
export type CarShape = Pick<CatalogueCar, 'body'> & Partial<Pick<CatalogueCar, 'year' | 'tags' | 'clearance'>>;

/** The name of a drawing, in a file of that name under `frontend/src/ui/art/cars`. */
export type CarDrawing = Lowercase<Body> | 'racer' | 'tourer' | 'veteran';
type Body = 'Coupe' | 'Saloon' | 'Hatchback' | 'SUV' | 'Roadster' | 'Estate' | 'Convertible' | 'Pickup' | 'MPV' | 'Van';

/** Mudguards and running boards moved into the body after the war, wings appeared in the sixties. */
const FIRST_MODERN_YEAR = 1946;
const FIRST_WINGED_YEAR = 1966;

const open: readonly string[] = ['Roadster', 'Convertible'];
const closed: readonly string[] = ['Saloon', 'Coupe', 'Hatchback', 'Estate'];

/** The drawing of a car: its body, or that of veterans and racing cars. */
export const carDrawing = ({ body, year, tags, clearance }: CarShape): CarDrawing => {
  const shape = (body[0] ?? 'Saloon') as Body;
  if (year !== undefined && year < FIRST_MODERN_YEAR) {
    if (open.includes(shape)) return 'tourer';
    if (closed.includes(shape)) return 'veteran';
  }
  const isLowRacer = tags?.includes('Motorsport') && clearance === 'Low' && (year ?? 0) >= FIRST_WINGED_YEAR;
  return isLowRacer && (shape === 'Coupe' || shape === 'Roadster') ? 'racer' : (shape.toLowerCase() as Lowercase<Body>);
};

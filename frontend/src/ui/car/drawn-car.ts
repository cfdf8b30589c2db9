import type { Car } from '#contracts';

/** What decides how a car is drawn. One with an id is shown by its photo where there is one. */
export type DrawnCar = Pick<Car, 'body' | 'class'> & Partial<Pick<Car, 'id' | 'year' | 'tags' | 'clearance'>>;

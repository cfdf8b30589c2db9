import type { Car } from '#contracts';

/** The attributes that a car's drawing depends on. One with an id is shown by its photo where there is one. */
export type DrawnCar = Pick<Car, 'body' | 'class'> & Partial<Pick<Car, 'id' | 'year' | 'tags' | 'clearance'>>;

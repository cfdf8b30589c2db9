export const STARS = 5;

/** How close a car comes to the best of its niche, in whole stars; at least one for a single point. */
export const starsOf = (points: number, most: number): number =>
  points <= 0 ? 0 : Math.max(1, Math.round((STARS * points) / Math.max(points, most)));

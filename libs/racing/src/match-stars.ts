/** Points over all five races from which a match has one, two and three stars. Source: the players' notes. */
const STARS_FROM = [1, 150, 250] as const;

/** Stars of a match by its points, 0 to 3: a lead gives one, 150 two, 250 three. */
export const matchStars = (points: number): number => STARS_FROM.filter((least) => points >= least).length;

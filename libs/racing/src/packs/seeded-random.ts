/**
 * Whole numbers from 0 up to but not 2³², the same for the same seed: sfc32 by Chris Doty-Humphrey (PractRand), whose
 * period no run of packs comes near.
 */
export const seededRandom = (seed: number): (() => number) => {
  let [a, b, c, count] = [0, seed | 0, 0x9e3779b9 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 15; warm += 1) next();
  return next;
};

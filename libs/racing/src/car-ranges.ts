/** The least and the greatest value of a stat. */
export type FigureRange = { readonly from: number; readonly to: number; readonly whole: boolean };

const whole = (from: number, to: number): FigureRange => ({ from, to, whole: true });
const between = (from: number, to: number): FigureRange => ({ from, to, whole: false });

/** Wide bounds: they catch swapped columns and wrong units, not odd cars (160 kg microcars, 7-tonne trucks). */
export const carRanges = {
  year: whole(1885, 2100),
  rq: whole(1, 200),
  seats: whole(1, 100),
  weightKg: between(50, 50_000),
  topSpeedMph: between(1, 1_000),
  acceleration0to60s: between(0.5, 120),
  handling: between(1, 200),
  mra: between(0.1, 300),
} as const satisfies Readonly<Record<string, FigureRange>>;

/** Whether a value is possible for a car. */
export const isInRange = (value: number, { from, to, whole: isWhole }: FigureRange): boolean =>
  Number.isFinite(value) && value >= from && value <= to && (!isWhole || Number.isInteger(value));

/** For a value out of range: a tenth or ten times of it where that is in range (a missing point or zero). */
export const likelyFigure = (value: number, range: FigureRange): number | undefined =>
  [value / 10, value * 10].map((one) => Math.round(one * 100) / 100).find((one) => isInRange(one, range));

/**
 * Upgrades of engine, weight and chassis: "332", "996". One tune has one text, so that one cell has one key: full
 * stages (0 to 3) where every part is at one, otherwise points (0 to 9, three per stage).
 */
export type Tune = string & { readonly __brand: 'Tune' };

/** The tunes on a screen: the three full ones, one stage everywhere, stock. */
export const offeredTunes = ['332', '323', '233', '111', '000'] as string[] as Tune[];

const STAGE_POINTS = 3;
/** A full car has 24 of the 27 points: 996, 969 or 699. */
const MAX_POINTS = 24;

/**
 * Reads three digits. With only 0 to 3 they are stages, otherwise points; points that are full stages become stages, so
 * "996" is the tune "332". Undefined for anything else and for more than 24 points ("333", "999"). A tune of one to
 * three points per part ("112" in points) has no text: the game's players read it as stages.
 */
export const parseTune = (text: string): Tune | undefined => {
  const known = knownTunes.get(text);
  if (known !== undefined) return known;
  const tune = readTune(text);
  if (tune !== undefined) knownTunes.set(text, tune);
  return tune;
};

/** Cache of every text read before, of fewer than a thousand. */
const knownTunes = new Map<string, Tune>();

const readTune = (text: string): Tune | undefined => {
  if (!/^\d{3}$/.test(text)) return undefined;
  const digits = Array.from(text, Number);
  const points = digits.every((digit) => digit <= 3) ? digits.map((stage) => stage * STAGE_POINTS) : digits;
  return tuneOfPoints(points);
};

const tuneOfPoints = (points: readonly number[]): Tune | undefined => {
  if (sum(points) > MAX_POINTS) return undefined;
  const whole = points.every((point) => point % STAGE_POINTS === 0);
  return (whole ? points.map((point) => point / STAGE_POINTS) : points).join('') as Tune;
};

/** Points of engine, weight and chassis, 0 to 9 each. */
export const tunePoints = (tune: Tune): readonly [engine: number, weight: number, chassis: number] => {
  const digits = Array.from(tune, Number);
  const each = digits.every((digit) => digit <= 3) ? STAGE_POINTS : 1;
  const [engine = 0, weight = 0, chassis = 0] = digits.map((digit) => digit * each);
  return [engine, weight, chassis];
};

/** Upgrades bought, 0 to 24. */
export const tuneUpgrades = (tune: Tune): number => sum(tunePoints(tune));

/** Stars on the card: none at stock, 1 for 111, 3 for 332, 323 and 233, 2 for the rest. */
export const tuneStars = (tune: Tune): number => stars.get(tune) ?? 2;

const stars: ReadonlyMap<string, number> = new Map([
  ['000', 0],
  ['111', 1],
  ['332', 3],
  ['323', 3],
  ['233', 3],
]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

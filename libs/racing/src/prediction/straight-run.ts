import { carTerms, mraTerm } from './car-terms.ts';
import { between, type Estimate, type Question, weighted } from './estimate.ts';
import { onGround } from './grounds.ts';
import { straightMargin } from './margins.ts';
import { type Rows, readRows } from './read-rows.ts';
import { fastest, secondsOver, secondsTo, speedAfter, type StraightLine } from './straight-line.ts';
import { straightRows } from './straight-rows.ts';
import { straightLineOf } from './tuned-car.ts';

const EXPONENTS = 14;
const MAX_MRA = 120;
/** Cost of a speed that the car cannot reach on the ground, over the time to its highest speed there. */
const BEYOND_REACH = 1.2;

/** The measure: over so many miles, to so many mph, or the speed after so many miles. */
type Measure = { readonly by: 'miles' | 'mph' | 'speedAfter'; readonly value: number; readonly fromMph: number };

/** A run on a straight line: physics, then a small correction; undefined where not measured. */
export const straightRun = (question: Question): Estimate | undefined => {
  const [by, ...numbers] = straights().get(question.variant.code) ?? [];
  if (!by) return undefined;
  const [value = 0, fromMph = 0, ...fit] = numbers.map(Number);
  const measure = { by, value, fromMph } as Measure;
  const physics = byPhysics(question, measure);
  const margin = straightMargin(measure.by, question.track, question.variant);
  if (physics === undefined) return undefined;
  if (fit.length === 0) return { result: physics, margin };
  const exponents = fit.slice(0, EXPONENTS).map((tenThousandths) => tenThousandths / 10_000);
  const ln = weighted(straightTerms(question, physics), exponents);
  return { result: between(Math.exp(ln), fit.slice(EXPONENTS)), margin };
};

// Read on first use: most pages never predict.
let table: Rows | undefined;
const straights = () => (table ??= readRows(straightRows));

/** The terms of `straightRows`, in their order. */
const straightTerms = ({ car, track, variant }: Question, physics: number): readonly number[] => {
  const { seconds, topSpeed, grip, handling, ...rest } = carTerms(car, variant.shares, track);
  // prettier-ignore
  return [
    1, Math.log(physics), seconds, topSpeed, mraTerm(car, MAX_MRA, 0), rest.noMra, grip, grip * seconds,
    grip < 0 ? rest.fourWheels : 0, rest.gripWithoutTcs, handling * grip, rest.brakeB, rest.brakeC, rest.low,
  ];
};

/** On a mix, the mean of the car's results on each part. */
const byPhysics = ({ car, stages, variant }: Question, measure: Measure): number | undefined => {
  const line = straightLineOf(car, stages);
  let [total, percents] = [0, 0];
  for (const { surface, percent } of variant.shares) {
    const onThis = onGround(line, car, surface);
    if (!onThis) return undefined;
    total += percent * measured(onThis, measure);
    percents += percent;
  }
  return total / percents;
};

const measured = (line: StraightLine, { by, value, fromMph }: Measure): number => {
  if (by === 'miles') return secondsOver(line, value, fromMph);
  if (by === 'speedAfter') return speedAfter(line, value);
  return reaching(line, value) - (fromMph ? reaching(line, fromMph) : 0);
};

const reaching = (line: StraightLine, mph: number): number =>
  mph < fastest(line) ? secondsTo(line, mph) : secondsTo(line, fastest(line)) * BEYOND_REACH;

import { carTerms, mraTerm } from './car-terms.ts';
import { cornerRows } from './corner-rows.ts';
import { between, type Estimate, type Question, weighted } from './estimate.ts';
import { cornerMargin, groundOf } from './margins.ts';
import { type Rows, readRows } from './read-rows.ts';
import { tuneRows } from './tune-rows.ts';
import { atStage } from './tuned-car.ts';

const EXPONENTS = 18;
const MAX_MRA = 145;

/** The terms of `cornerRows`, in their order. */
const cornerTerms = ({ car, track, variant }: Question): readonly number[] => {
  const mra = mraTerm(car, MAX_MRA, -1);
  const { handling, weight, seconds, topSpeed, grip, ...rest } = carTerms(car, variant.shares, track);
  // prettier-ignore
  return [
    handling, weight, seconds, topSpeed, mra, rest.noMra, grip,
    seconds * seconds, topSpeed * topSpeed, seconds * topSpeed, seconds * mra, grip * seconds,
    rest.fourWheels, rest.gripWithoutTcs, rest.brakeB, rest.brakeC, rest.low, rest.mid,
  ];
};

/** A lap with corners: a power law of the car's stats; undefined where not measured. */
export const cornerLap = (question: Question): Estimate | undefined => {
  const words = corners().get(question.variant.code);
  if (!words) return undefined;
  const carriedOver = words.at(-1) === '~';
  const [seconds = 0, ...numbers] = words.filter((word) => word !== '~').map(Number);
  const exponents = numbers.slice(0, EXPONENTS).map((thousandths) => thousandths / 1000);
  const ln = weighted(cornerTerms(question), exponents) + tuneTerm(question);
  return {
    result: between(seconds * Math.exp(ln), numbers.slice(EXPONENTS)),
    margin: cornerMargin(question.track, question.variant, carriedOver),
  };
};

// Read on first use: most pages never predict.
let cornerTable: Rows | undefined;
let tuneTable: Rows | undefined;
const corners = () => (cornerTable ??= readRows(cornerRows));
const tunes = () => (tuneTable ??= readRows(tuneRows, 2));

/** Stock is below stage 1 by this much of what stage 2 is above it; stock is never measured, so it is carried over. */
const STOCK_BY_SECOND_STAGE = -0.55;

const tuneTerm = ({ track, variant, stages }: Question): number => {
  const ground = groundOf(variant);
  const row = tunes().get(`${track.id} ${ground}`) ?? tunes().get(`* ${ground}`) ?? [];
  const gains = row.map((tenThousandths) => Number(tenThousandths) / 10_000);
  return stages
    .map((stage, part) => {
      const [second = 0, third = 0] = gains.slice(part * 2);
      return atStage([STOCK_BY_SECOND_STAGE * second, 0, second, third], stage);
    })
    .reduce((total, gain) => total + gain, 0);
};

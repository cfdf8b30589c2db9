import { bestHands, countsByRequirements, kindsByRequirements, medianOfField, pointsOver } from '#racing';
import type { AssetCar, CatalogueCar, FieldTime, Hand, HandRequirement, RaceChoice } from '#racing';

export type FieldOfTrack = { readonly trackCode: string; readonly rows: readonly FieldTime[] };

export type HandsQuestion = {
  readonly cars: readonly (CatalogueCar & Pick<AssetCar, 'id'>)[];
  readonly requirements: readonly HandRequirement[];
  /** Undefined: no limit. */
  readonly rqLimit: number | undefined;
  /**
   * The results of cars on each track of these sets, the best first; a slot of the hand drives the same slot of each
   * set.
   */
  readonly sets: readonly (readonly string[])[];
  readonly field: readonly FieldOfTrack[];
  /** "car|tune" of what may drive; the median of the field stays that of all. Omitted: all. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly keep: number;
  /** Whether each next hand shares no cars with those before it. */
  readonly unique: boolean;
};

export type EventHandCar = { readonly carId: string; readonly tune: string; readonly points: number };
/** A hand with its points against the median of the field, in total and on each set. */
export type EventHand = {
  readonly cars: readonly EventHandCar[];
  readonly points: number;
  readonly rq: number;
  readonly bySet: readonly number[];
};

/** More than any hand costs. */
const NO_LIMIT = 1_000;

/** The best hands over all of the sets, proven optimal; none where too few times are known. */
export function eventHands(question: HandsQuestion): readonly EventHand[] {
  const kindsOf = kindsByRequirements(question.requirements);
  const able = question.cars.flatMap((car) => {
    const kinds = kindsOf(car);
    return kinds === undefined ? [] : [{ id: car.id, rq: car.rq, kinds }];
  });
  const races = racesOf(question, new Map(able.map(({ id }, place) => [id, place])));
  const round = {
    cars: able,
    races,
    rqLimit: question.rqLimit ?? NO_LIMIT,
    counts: countsByRequirements(question.requirements),
  };
  const told = (hand: Hand) => toldHand(hand, races, able, question.sets.length);
  if (!question.unique) return bestHands(round, question.keep).map(told);
  const found: EventHand[] = [];
  const used = new Set<number>();
  while (found.length < question.keep) {
    const left = races.map((choices) => choices.filter(({ car }) => !used.has(car)));
    const [best] = bestHands({ ...round, races: left });
    if (!best) break;
    for (const { car } of best.choices) used.add(car);
    found.push(told(best));
  }
  return found;
}

type SetChoice = RaceChoice & { readonly bySet: readonly number[] };

function racesOf(
  { sets, field, only }: HandsQuestion,
  places: ReadonlyMap<string, number>,
): readonly (readonly SetChoice[])[] {
  // The field may contain the tracks of the full event, and preparing them is most of the work.
  const raced = new Set(sets.flat());
  const fields = new Map(
    field
      .filter(({ trackCode }) => raced.has(trackCode))
      .map((one) => [one.trackCode, pointsByCell(one, places, only)]),
  );
  const width = sets[0]?.length ?? 0;
  return Array.from({ length: width }, (_, place) => {
    const inSets = sets.map((codes) => fields.get(codes[place] ?? '') ?? new Map<string, CellPoints>());
    return [...(inSets[0] ?? [])].flatMap(([cell, { car, tune }]): SetChoice[] => {
      const bySet = inSets.flatMap((points) => points.get(cell)?.points ?? []);
      if (bySet.length < sets.length) return [];
      return [{ car, tune, bySet, points: bySet.reduce((sum, points) => sum + points, 0) }];
    });
  });
}

type CellPoints = { readonly car: number; readonly tune: string; readonly points: number };

function pointsByCell(
  { trackCode, rows }: FieldOfTrack,
  places: ReadonlyMap<string, number>,
  only: HandsQuestion['only'],
): Map<string, CellPoints> {
  const able = rows.filter(([carId]) => places.has(carId));
  const middle = medianOfField(able) ?? 0;
  const driving = only ? able.filter(([carId, tune]) => only.has(`${carId}|${tune}`)) : able;
  return new Map(
    driving.map(([carId, tune, figure]) => [
      `${carId}|${tune}`,
      { car: places.get(carId) ?? 0, tune, points: pointsOver(figure, middle, trackCode) },
    ]),
  );
}

function toldHand(
  { choices, points, rq }: Hand,
  races: readonly (readonly SetChoice[])[],
  cars: readonly { readonly id: string }[],
  sets: number,
): EventHand {
  const bySets = choices.map(
    (choice, place) => races[place]?.find(({ car, tune }) => car === choice.car && tune === choice.tune)?.bySet ?? [],
  );
  return {
    cars: choices.map((choice) => ({
      carId: cars[choice.car]?.id ?? '',
      tune: choice.tune,
      points: choice.points,
    })),
    points,
    rq,
    bySet: Array.from({ length: sets }, (_, set) => bySets.reduce((sum, one) => sum + (one[set] ?? 0), 0)),
  };
}

import type { CardPlan, PackCar } from './pack-plan.ts';
import { seededRandom } from './seeded-random.ts';

/** One card as a run draws it: cumulated chances, and by class the cars, as places in the list of all. */
export type DrawTable = { readonly upTo: Float64Array; readonly cars: readonly Uint32Array[] };

/**
 * When a run ends before its last pack: at so many wanted cars, the same one counting once where they have to differ.
 */
export type RunGoal = { readonly count: number; readonly different: boolean };

/** A run of packs. It can be sent to a worker, and the same input gives the same result. */
export type RunQuestion = {
  readonly tables: readonly DrawTable[];
  /** By place of a car: 1 where it is wanted. */
  readonly wanted: Uint8Array;
  readonly goal: RunGoal | undefined;
  readonly packsMost: number;
  /** How many packs are opened before the goal is checked: 1, or 2 for two together. */
  readonly packsAtOnce: 1 | 2;
  readonly seed: number;
};

/** State of a run. `counts` has how often each car came, `last` the cars of the last pack, both by place. */
export type RunState = {
  opened: number;
  readonly counts: Uint32Array;
  readonly last: Uint32Array;
  /** Wanted cars so far, counted like the goal. */
  found: number;
  reached: boolean;
  done: boolean;
  /** The pack, the card (both from 1) and the car that came last of those wanted. */
  wantedLast: { readonly pack: number; readonly card: number; readonly car: number } | undefined;
};

export const drawTablesOf = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  placeOf: ReadonlyMap<Car, number>,
): DrawTable[] =>
  cards.map((parts) => {
    let upTo = 0;
    return {
      upTo: Float64Array.from(parts, ({ chance }) => (upTo += chance)),
      cars: parts.map(({ cars }) => Uint32Array.from(cars, (car) => placeOf.get(car) ?? 0)),
    };
  });

const TO_ONE = 2 ** -32;

/** Starts a run; `go` opens at most so many packs more. Draws the cars that `openPack` draws. */
export const startRun = (question: RunQuestion): { state: RunState; go: (packs: number) => void } => {
  const { tables, wanted, goal, packsMost, packsAtOnce } = question;
  const random = seededRandom(question.seed);
  const state: RunState = {
    opened: 0,
    counts: new Uint32Array(wanted.length),
    last: new Uint32Array(tables.length),
    found: 0,
    reached: false,
    done: packsMost <= 0,
    wantedLast: undefined,
  };
  const take = (car: number, card: number): void => {
    const before = state.counts[car] ?? 0;
    state.counts[car] = before + 1;
    state.last[card] = car;
    if (wanted[car] !== 1 || (goal?.different === true && before > 0)) return;
    state.found += 1;
    state.wantedLast = { pack: state.opened + 1, card: card + 1, car };
  };
  const openOne = (): void => {
    for (let card = 0; card < tables.length; card += 1) {
      const cars = drawCars(tables[card], random() * TO_ONE);
      const car = cars[Math.floor(random() * TO_ONE * cars.length)];
      if (car !== undefined) take(car, card);
    }
    state.opened += 1;
  };
  const go = (packs: number): void => {
    const until = state.opened + packs;
    while (!state.done && state.opened < until) {
      for (let pack = 0; pack < packsAtOnce; pack += 1) openOne();
      state.reached = goal !== undefined && state.found >= goal.count;
      state.done = state.reached || state.opened >= packsMost;
    }
  };
  return { state, go };
};

const none = new Uint32Array();

const drawCars = (table: DrawTable | undefined, at: number): Uint32Array => {
  if (!table) return none;
  const { upTo, cars } = table;
  let part = 0;
  while (part < upTo.length - 1 && (upTo[part] ?? 1) <= at) part += 1;
  return cars[part] ?? none;
};

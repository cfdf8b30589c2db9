import highs from 'highs';
import type { HandRound } from '#racing';

type Choice = { readonly name: string; readonly car: number; readonly race: number; readonly points: number };

const sum = (terms: readonly string[]): string => (terms.length > 0 ? terms.join(' ') : '0 none');

/** The round as a mixed integer program: a 0 or 1 for each choice, in the text form that every such solver reads. */
const programOf = ({ races, cars, rqLimit, counts = [] }: HandRound): string => {
  const choices: readonly Choice[] = races.flatMap((of, race) =>
    of.map(({ car, points }, at) => ({ name: `x${race}_${at}`, car, race, points })),
  );
  const rowOf = (weight: (choice: Choice) => number) =>
    sum(
      choices.flatMap((choice) => {
        const by = weight(choice);
        return by === 0 ? [] : [`${by < 0 ? '-' : '+'} ${Math.abs(by)} ${choice.name}`];
      }),
    );
  const ofCar = Map.groupBy(choices, ({ car }) => car);
  const ofRace = Map.groupBy(choices, ({ race }) => race);
  return [
    'Maximize',
    ` obj: ${rowOf(({ points }) => points)}`,
    'Subject To',
    ...races.map((_, race) => ` race${race}: ${sum((ofRace.get(race) ?? []).map(({ name }) => `+ ${name}`))} = 1`),
    ...[...ofCar].map(([car, used]) => ` car${car}: ${sum(used.map(({ name }) => `+ ${name}`))} <= 1`),
    ` rq: ${rowOf(({ car }) => cars[car]?.rq ?? 0)} <= ${rqLimit}`,
    ...counts.map(
      ({ kind, atLeast }) => ` kind${kind}: ${rowOf(({ car }) => ((cars[car]?.kinds ?? 0) >> kind) & 1)} >= ${atLeast}`,
    ),
    'Binary',
    ` ${choices.map(({ name }) => name).join('\n ')}`,
    'End',
  ].join('\n');
};

// Its types are of a CommonJS module, which has the function one level deeper than the module that runs.
const loadHighs = highs as unknown as typeof highs.default;
// One for all: starting it takes longer than most rounds.
const loaded = loadHighs();

/** The most points of any hand of the round, by HiGHS; undefined where there is no hand. */
export const mostPointsByMilp = async (round: HandRound): Promise<number | undefined> => {
  const { Status, ObjectiveValue } = (await loaded).solve(programOf(round), { mip_rel_gap: 0, mip_abs_gap: 0.99 });
  // Points are whole numbers: a gap of less than one is none.
  if (Status === 'Infeasible') return undefined;
  if (Status !== 'Optimal') throw new Error(`HiGHS says ${Status}`);
  return Math.round(ObjectiveValue);
};

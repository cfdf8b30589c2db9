import { type CatalogueCar, type ChoiceGroup, choiceGroups, ROAD_TAG } from '#racing';

/** What a selection of cars can be about. Source: the players' notes, "one clear selection context". */
const contextGroups = [
  'tag',
  'brand',
  'country',
  'class',
  'tyre',
  'drive',
  'clearance',
  'body',
  'fuel',
] as const satisfies readonly ChoiceGroup[];
type ContextGroup = (typeof contextGroups)[number];

export type SharedAttribute = { readonly group: ContextGroup; readonly value: string };

/** The attributes all these cars have in common, in the order of `contextGroups`; empty for fewer than two cars. */
export const sharedAttributes = (cars: readonly CatalogueCar[]): readonly SharedAttribute[] => {
  const [first, ...others] = cars;
  if (!first || others.length === 0) return [];
  return contextGroups.flatMap((group) =>
    valuesOf(group, first)
      .filter((value) => others.every((car) => valuesOf(group, car).includes(value)))
      .map((value) => ({ group, value })),
  );
};

export const hasAttributes = (car: CatalogueCar, facts: readonly SharedAttribute[]): boolean =>
  facts.every(({ group, value }) => valuesOf(group, car).includes(value));

const valuesOf = (group: ContextGroup, car: CatalogueCar): readonly string[] => {
  // Those computed from other values do not describe a selection.
  if (group === 'body') return car.body;
  // Nearly every car has it: it distinguishes no selection.
  return choiceGroups[group].of(car).filter((value) => value !== ROAD_TAG);
};

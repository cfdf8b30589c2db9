import { type CatalogueCar, type TrackCode, trackGroupOf, trackGroups } from '#racing';
import { hasAttributes, type SharedAttribute, sharedAttributes } from './template-context.ts';

/** The ten guidelines of templates. Source: the specification's "Template guidelines". */
export const templateRules = [
  'context',
  'allCars',
  'similar',
  'roads',
  'tracks',
  'trackOrder',
  'carOrder',
  'times',
  'title',
  'duplicate',
] as const;
export type TemplateRule = (typeof templateRules)[number];

/** Cars further apart are hardly ever compared. Our choice: a class of the middle is 10 to 15 RQ wide. */
const SIMILAR_RQ_MAX = 20;
/** Beyond it a template takes long to open. Our choice, well above what a comparison needs. */
const TEMPLATE_TRACKS_MAX = 60;
/** Source: the players' notes. */
const TEMPLATE_TITLE_MIN = 3;

/** The input of a template check. `known` are all cars that could be in it. */
export type TemplateDraft<Car extends CatalogueCar> = {
  readonly title: string;
  readonly cars: readonly Car[];
  readonly tracks: readonly TrackCode[];
  readonly known: readonly Car[];
};

/**
 * The result of a rule: `good`, `mend` (a review would decline it), or `consider` (there may be a reason for it). With
 * the cars or numbers concerned.
 */
export type TemplateFinding<Car extends CatalogueCar> =
  | { readonly rule: 'context'; readonly verdict: Verdict; readonly facts: readonly SharedAttribute[] }
  | { readonly rule: 'allCars'; readonly verdict: Verdict; readonly missing: readonly Car[]; readonly of: number }
  | { readonly rule: 'similar'; readonly verdict: Verdict; readonly from: number; readonly to: number }
  | { readonly rule: 'roads' | 'trackOrder' | 'carOrder' | 'title'; readonly verdict: Verdict }
  | { readonly rule: 'tracks'; readonly verdict: Verdict; readonly count: number };
export type Verdict = 'good' | 'consider' | 'mend';

/** Findings in the order of the rules. A rule without input is omitted: no cars, no rules about cars. */
export const checkTemplate = <Car extends CatalogueCar>(draft: TemplateDraft<Car>): readonly TemplateFinding<Car>[] => [
  ...(draft.cars.length < 2 ? [] : carFindings(draft)),
  ...(draft.tracks.length === 0 ? [] : trackFindings<Car>(draft.tracks)),
  ...(draft.cars.length < 2 ? [] : [{ rule: 'carOrder', verdict: either(isByRq(draft.cars), 'consider') } as const]),
  { rule: 'title', verdict: titleVerdict(draft.title) },
];

const either = (good: boolean, otherwise: Verdict): Verdict => (good ? 'good' : otherwise);

const carFindings = <Car extends CatalogueCar>({ cars, known }: TemplateDraft<Car>): TemplateFinding<Car>[] => {
  const facts = sharedAttributes(cars);
  const rqs = cars.map(({ rq }) => rq);
  const [from, to] = [Math.min(...rqs), Math.max(...rqs)];
  const similar = { rule: 'similar', verdict: either(to - from <= SIMILAR_RQ_MAX, 'consider'), from, to } as const;
  if (facts.length === 0) return [{ rule: 'context', verdict: 'mend', facts }, similar];
  const missing = missingCars(cars, facts, known);
  return [
    { rule: 'context', verdict: 'good', facts },
    {
      rule: 'allCars',
      verdict: either(missing.length === 0, 'consider'),
      missing,
      of: new Set(cars).size + missing.length,
    },
    similar,
  ];
};

/** Cars of the context, within the RQ of the chosen ones, that were not chosen; those of the highest RQ first. */
const missingCars = <Car extends CatalogueCar>(
  cars: readonly Car[],
  facts: readonly SharedAttribute[],
  known: readonly Car[],
): readonly Car[] => {
  const chosen = new Set(cars);
  const rqs = cars.map(({ rq }) => rq);
  const [from, to] = [Math.min(...rqs), Math.max(...rqs)];
  return known
    .filter((car) => !chosen.has(car) && car.rq >= from && car.rq <= to && hasAttributes(car, facts))
    .toSorted((one, other) => other.rq - one.rq);
};

const trackFindings = <Car extends CatalogueCar>(tracks: readonly TrackCode[]): TemplateFinding<Car>[] => {
  const places = tracks.flatMap((code) => {
    const group = trackGroupOf(code);
    return group ? [trackGroups.indexOf(group)] : [];
  });
  const groups = new Set(places.map((place) => trackGroups[place]));
  const mixed = groups.has('off-road') && (groups.has('twisty') || groups.has('fast'));
  return [
    { rule: 'roads', verdict: either(!mixed, 'consider') },
    { rule: 'tracks', verdict: either(tracks.length <= TEMPLATE_TRACKS_MAX, 'mend'), count: tracks.length },
    { rule: 'trackOrder', verdict: either(isRising(places), 'consider') },
  ];
};

const isRising = (figures: readonly number[]): boolean =>
  figures.every((figure, at) => at === 0 || figure >= Number(figures[at - 1]));

const isByRq = (cars: readonly CatalogueCar[]): boolean => isRising(cars.map(({ rq }) => -rq));

const titleVerdict = (title: string): Verdict => {
  const text = title.trim();
  if (text.length < TEMPLATE_TITLE_MIN || !/\p{L}/u.test(text)) return 'mend';
  // A single word names a brand or a tag, and not what is compared.
  return either(
    /\S\s+\S/.test(text) || /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text),
    'consider',
  );
};

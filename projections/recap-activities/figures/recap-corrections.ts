import { localTime } from './local-time.ts';
import { entriesOf, type RecapMaterial } from './recap-entries.ts';
import { type CountName, figuresOf } from './recap-figures.ts';

/** A number that changed after the end of its period, and when. */
export type RecapCorrection = {
  readonly figure: CountName;
  readonly was: number;
  readonly is: number;
  readonly at: string;
};

/** Corrections after the end of a period: each number as it was then, and as it is now. */
export const correctionsOf = (material: RecapMaterial): readonly RecapCorrection[] => {
  const { zones, period, facts, reigns } = material;
  // Most years have none: these need no second computation.
  if (facts.every(({ doc }) => !doc.void) && reigns.every((reign) => !reign.void)) return [];
  const entries = entriesOf(material);
  const isLater = (at: string) => localTime(zones, at).day.slice(0, period.length) > period;
  const later = entries.filter((entry) => entry.void && isLater(entry.void.at));
  if (later.length === 0) return [];
  const counting = entries.filter((entry) => entry.void === null);
  const [is, was] = [counting, [...counting, ...later]].map((of) => figuresOf(of, material).counts);
  const at =
    later
      .map((entry) => entry.void?.at ?? '')
      .toSorted()
      .at(-1) ?? '';
  return (Object.keys(is ?? {}) as CountName[]).flatMap((figure) =>
    is && was && is[figure] !== was[figure] ? [{ figure, was: was[figure], is: is[figure], at }] : [],
  );
};

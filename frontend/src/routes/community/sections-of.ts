import { ALL_COUNTRIES, type Group } from '#contracts';

/** The directory in its parts: official groups, worldwide ones, each country by its name, and last the stale ones. */
export function sectionsOf(
  groups: readonly Group[],
  byCountry: (one: string, other: string) => number,
): readonly (readonly [name: string, groups: readonly Group[]])[] {
  const fresh = groups.filter(({ stale }) => !stale);
  const others = fresh.filter(({ kind }) => kind !== 'official');
  const countries = [...new Set(others.flatMap((group) => group.countries))].toSorted(
    (one, other) => Number(other === ALL_COUNTRIES) - Number(one === ALL_COUNTRIES) || byCountry(one, other),
  );
  const bySize = (found: readonly Group[]) => found.toSorted((one, other) => other.size - one.size);
  const all = [
    ['official', bySize(fresh.filter(({ kind }) => kind === 'official'))],
    // A group of several countries stands under each.
    ...countries.map((code) => [code, bySize(others.filter((group) => group.countries.includes(code)))] as const),
    ['stale', bySize(groups.filter(({ stale }) => stale))],
  ] as const;
  return all.filter(([, found]) => found.length > 0);
}

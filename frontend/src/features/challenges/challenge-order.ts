import {
  type ChallengeColour,
  challengeColours,
  type ChallengeAttributes,
  type ChallengeKind,
  challengeKinds,
} from '#contracts';

/** The part of a name before the colon; without one, the name without its number. */
export const categoryOf = (name: string): string =>
  (name.includes(':') ? name.slice(0, name.indexOf(':')) : name.replace(ordinal, '')).trim();

const ordinal = /\((?<ordinal>\d+|[IVXL]+)\)\s*$/u;

/** The number in brackets at the end of a name, "(3)" or "(IV)"; 0 where there is none. */
export function ordinalOf(name: string): number {
  const text = ordinal.exec(name)?.groups?.['ordinal'];
  if (text === undefined) return 0;
  return /^\d+$/.test(text) ? Number(text) : romanNumber(text);
}

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

// A letter before a greater one counts down: IV is 4.
const romanNumber = (text: string): number =>
  Array.from(text, (letter) => values[letter] ?? 0).reduce(
    (sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value),
    0,
  );

/** The colour of a category: chosen by staff, else derived from the category, always the same. */
export function colourOf({ name, colour }: Pick<ChallengeAttributes, 'name' | 'colour'>): ChallengeColour {
  if (colour !== null) return colour;
  const sum = Array.from(categoryOf(name), (letter) => letter.codePointAt(0) ?? 0).reduce((all, one) => all + one, 0);
  return challengeColours[sum % challengeColours.length] ?? 'blue';
}

type Listed = { readonly facts: ChallengeAttributes };

/** By category, by the numbers within, then by name. */
export const ordered = <Item extends Listed>(items: readonly Item[], language: string): readonly Item[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return items.toSorted(
    ({ facts: { name: a } }, { facts: { name: b } }) =>
      compare(categoryOf(a), categoryOf(b)) || ordinalOf(a) - ordinalOf(b) || compare(a, b),
  );
};

export const byKind = <Item extends Listed>(
  items: readonly Item[],
  language: string,
): readonly { readonly kind: ChallengeKind; readonly items: readonly Item[] }[] =>
  challengeKinds
    .map((kind) => ({
      kind,
      items: ordered(
        items.filter(({ facts }) => facts.kind === kind),
        language,
      ),
    }))
    .filter((part) => part.items.length > 0);

/** Whether the name contains every word of the query. */
export const isFound = ({ facts: { name } }: Listed, find: string): boolean =>
  find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => name.toLocaleLowerCase().includes(word));

/** Example numbers for a plural form of a language, at most four. */
export function numbersOf(language: string, form: string): readonly number[] {
  const isRank = form.startsWith('ordinal_');
  const rules = new Intl.PluralRules(language, { type: isRank ? 'ordinal' : 'cardinal' });
  const category = form.replace('ordinal_', '');
  return tried.filter((number) => rules.select(number) === category).slice(0, 4);
}

const tried: readonly number[] = [...Array.from({ length: 101 }, (_, number) => number), 1.5, 1_000_000];

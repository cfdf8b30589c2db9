/** The id of a new car: its name without accents, `_` between words, and its year. */
export const carIdOf = ({ name, year }: { readonly name: string; readonly year: number }): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^A-Za-z0-9_\-.+&'()$]/g, '')}_${year}`;

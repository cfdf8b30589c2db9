const ID_CHARACTERS_MAX = 60;

/** A set's id in links, derived from its name: "old-town-wet"; empty where the name has no plain letter. */
export const clubSetIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, ID_CHARACTERS_MAX)
    .replaceAll(/^-+|-+$/g, '');

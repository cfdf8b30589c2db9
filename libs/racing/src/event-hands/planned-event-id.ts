const WORD_CHARACTERS_MAX = 60;

/**
 * The id of an event, used in addresses: its name and first day, "coast-to-summit-2026-11-20", because an event comes
 * again.
 */
export const plannedEventIdOf = ({ name, startsAt }: { readonly name: string; readonly startsAt: string }): string => {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const word = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, WORD_CHARACTERS_MAX);
  return `${word === '' ? 'event' : word}-${startsAt.slice(0, '2026-01-31'.length)}`;
};

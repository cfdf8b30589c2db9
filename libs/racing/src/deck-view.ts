import { trackGroups } from './track-order.ts';

/** Display options of a deck in its address, in their order there. */
export const deckViewOptions = {
  show: ['points', 'times', 'gaps'],
  colours: ['medals', 'heat', 'plain'],
  layout: ['wide', 'compact', 'down'],
  order: ['deck', 'type'],
  closed: trackGroups,
  against: ['car', 'record', 'garage'],
} as const;

const COLUMN = /^\d{1,3}$/;

/** The normal form of such a part of an address, for a deck of so many cars; undefined: it is unknown. */
export const formatDeckView = (parts: readonly string[], cars: number): string | undefined => {
  const said = new Map<string, string>();
  for (const part of parts) {
    const [name = '', value] = part.split('=');
    if (!said.has(name)) said.set(name, value ?? '');
  }
  const base = said.get('base') ?? '0';
  said.delete('base');
  if (!COLUMN.test(base) || [...said].some(([name, value]) => !isSaid(name, value))) return undefined;
  const column = Math.min(Number(base), Math.max(0, cars - 1));
  const words = Object.entries(deckViewOptions).flatMap(([name, known]) => {
    const chosen = said.get(name)?.split(',');
    return chosen ? [`&${name}=${known.filter((word) => chosen.includes(word)).join(',')}`] : [];
  });
  return (column === 0 ? '' : `&base=${column}`) + words.join('');
};

const isWordOf = (name: string): name is keyof typeof deckViewOptions => Object.hasOwn(deckViewOptions, name);

const isSaid = (name: string, value: string): boolean => {
  if (!isWordOf(name)) return false;
  const known: readonly string[] = deckViewOptions[name];
  const chosen = value.split(',');
  return (name === 'closed' || chosen.length === 1) && chosen.every((word) => known.includes(word));
};

import { oneSlip } from './one-slip.ts';

/** Words, and the places (cars, or attributes of cars) that have each. */
export type TermIndex = {
  add(term: string, place: number): void;
  placesOf(term: string): readonly number[];
  /** Visits every term that starts with `word`; `whole` for the word itself. */
  beginning(word: string, visit: VisitTerm): void;
  /** Visits every term that is `word` except one typo (`whole`), or starts so. */
  nearly(word: string, visit: VisitTerm): void;
};
export type VisitTerm = (places: readonly number[], whole: boolean) => void;

type Entry = { readonly term: string; readonly places: number[] };
type Shelf = { readonly first: number; readonly second: number; readonly entries: Entry[] };

/** Words on shelves by their first two letters: nothing to sort when it is built, little to scan later. */
export const termIndex = (): TermIndex => {
  const entries = new Map<string, Entry>();
  const shelves = new Map<number, Shelf>();

  const begin = (term: string): Entry => {
    const entry = { term, places: [] };
    const [first, second] = [term.charCodeAt(0), term.charCodeAt(1)];
    const shelf = shelves.get(first * 65_536 + (second || 0)) ?? { first, second, entries: [] };
    shelves.set(first * 65_536 + (second || 0), shelf);
    shelf.entries.push(entry);
    entries.set(term, entry);
    return entry;
  };

  return {
    add: (term, place) => void (entries.get(term) ?? begin(term)).places.push(place),
    placesOf: (term) => entries.get(term)?.places ?? [],
    beginning: (word, visit) => {
      const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
      for (const shelf of shelves.values()) {
        if (shelf.first !== first || (word.length > 1 && shelf.second !== second)) continue;
        for (const { term, places } of shelf.entries)
          if (term.startsWith(word)) visit(places, term.length === word.length);
      }
    },
    nearly: (word, visit) => {
      const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
      const isSpared = (letter: number) => letter === first || letter === second;
      for (const shelf of shelves.values()) {
        // One typo spares one of the first two letters, possibly one place further.
        if (!isSpared(shelf.first) && !isSpared(shelf.second)) continue;
        for (const { term, places } of shelf.entries) {
          const likeness = oneSlip(word, term);
          if (likeness > 0) visit(places, likeness === 2);
        }
      }
    },
  };
};

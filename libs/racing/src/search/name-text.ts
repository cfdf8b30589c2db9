/** All names in one text without spaces, so that one scan finds `rs4` in `RS 4` and `arrera` in `Carrera`. */
export type NameText = {
  /** Every car with `part` in its name, once or more; `atStart` where a word of the name starts with it. */
  holding(part: string, visit: (car: number, atStart: boolean) => void): void;
  holds(car: number, part: string): boolean;
};

/** Takes the words of each of so many names in turn; `characters` is at least the length of all of them. */
export const nameText = (names: number, characters: number) => {
  const compact: string[] = [];
  const endOf = new Uint32Array(names);
  const startsAt = new Uint8Array(characters);
  let end = 0;
  return {
    add: (words: readonly string[]): void => {
      for (const word of words) {
        startsAt[end] = 1;
        end += word.length;
      }
      endOf[compact.length] = end;
      end += 1;
      compact.push(words.join(''));
    },
    done: (): NameText => textOf(compact, endOf, startsAt),
  };
};

const textOf = (compact: readonly string[], endOf: Uint32Array, startsAt: Uint8Array): NameText => {
  const text = compact.join('\n');
  // A user typing continues the same word: its next letter is searched only where the letters before it were found.
  let last = { part: '\n', places: [] as readonly number[] };
  return {
    holding: (part, visit) => {
      const places = part.startsWith(last.part)
        ? last.places.filter((place) => text.startsWith(part, place))
        : placesOf(part, text);
      last = { part, places };
      let car = 0;
      for (const place of places) {
        while (place >= (endOf[car] ?? Infinity)) car += 1;
        visit(car, startsAt[place] === 1);
      }
    },
    holds: (car, part) => compact[car]?.includes(part) ?? false,
  };
};

const placesOf = (part: string, text: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
};

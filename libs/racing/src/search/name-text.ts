/** All names in one text without spaces, so that one scan finds `rs4` in `RS 4` and `arrera` in `Carrera`. */
export type NameText = {
  /** Every car with `part` in its name, once or more; `atStart` where a word of the name starts with it. */
  holding(part: string, visit: (car: number, atStart: boolean) => void): void;
  holds(car: number, part: string): boolean;
};

/** Takes the words of each name in turn; `characters` are at least as many as all names have. */
export const nameText = (characters: number) => {
  const compact: string[] = [];
  const startsAt = new Uint8Array(characters);
  let end = 0;
  return {
    add: (words: readonly string[]): void => {
      for (const word of words) {
        startsAt[end] = 1;
        end += word.length;
      }
      end += 1;
      compact.push(words.join(''));
    },
    done: (): NameText => textOf(compact, startsAt),
  };
};

const textOf = (compact: readonly string[], startsAt: Uint8Array): NameText => {
  const text = compact.join('\n');
  // Who types goes on with the same word: its next letter is looked for only where the letters before it were found.
  let last = { part: '\n', places: [] as readonly number[] };
  return {
    holding: (part, visit) => {
      const places = part.startsWith(last.part)
        ? last.places.filter((place) => text.startsWith(part, place))
        : placesOf(part, text);
      last = { part, places };
      let [car, end] = [0, compact[0]?.length ?? 0];
      for (const place of places) {
        while (place >= end) end += 1 + (compact[(car += 1)]?.length ?? 0);
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

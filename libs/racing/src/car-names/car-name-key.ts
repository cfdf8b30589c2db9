import { fold } from '../search/fold.ts';
import { wordsOf } from '../search/words-of.ts';

/** A car's name as users write it; `brand` may be part of the name only. */
export type NamesOfCar = { readonly brand: string; readonly name: string };

/** The words of a car's name after those of its brand, whatever their capitals, accents and signs. */
export const carNameWords = ({ brand, name }: NamesOfCar): readonly string[] => {
  const [brandWords, nameWords] = [spelledOut(wordsIn(brand)), spelledOut(wordsIn(name))];
  const begins = brandWords.every((word, at) => nameWords[at] === word);
  return begins ? nameWords : [...brandWords, ...nameWords];
};

/** One text for all ways to write a name: "NSX-R" is "nsx r" is "NSXR". */
export const carNameKey = (names: NamesOfCar): string => carNameWords(names).join('').replaceAll('.', '');

const wordsIn = (text: string): readonly string[] => wordsOf(fold(text.replaceAll(/[™®©]/g, '').normalize('NFKC')));

const brandsByShortName: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  chevy: ['chevrolet'],
  alfa: ['alfa', 'romeo'],
  mercedes: ['mercedes', 'benz'],
};

const spelledOut = ([first = '', ...rest]: readonly string[]): readonly string[] => {
  const brand = brandsByShortName[first];
  if (!brand) return first === '' ? rest : [first, ...rest];
  const isWhole = brand.slice(1).every((word, at) => rest[at] === word);
  return [...brand, ...(isWhole ? rest.slice(brand.length - 1) : rest)];
};

import { placeholdersIn } from '#racing';

/** Modes to test a layout: half as long again, or from right to left. */
export type Pseudo = 'plain' | 'long' | 'rtl';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'ü', A: 'Å', E: 'É', O: 'Ø' };
// Unicode marks that force right-to-left, whatever the letters are.
const [RIGHT_TO_LEFT, POP] = ['\u202e', '\u202c'];

/** A pseudo-localised text; placeholders stay as they are. */
export function pseudoText(text: string, kind: Pseudo): string {
  if (kind === 'plain') return text;
  return kind === 'rtl' ? outside(text, (part) => `${RIGHT_TO_LEFT}${part}${POP}`) : longer(text);
}

const longer = (text: string): string => {
  const accented = outside(text, (part) => part.replaceAll(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter));
  return `${accented}${' ~'.repeat(Math.ceil(text.length / 4))}`;
};

const outside = (text: string, change: (part: string) => string): string => {
  let [done, rest] = ['', text];
  for (const placeholder of placeholdersIn(text)) {
    const at = rest.indexOf(placeholder);
    done += (at > 0 ? change(rest.slice(0, at)) : '') + placeholder;
    rest = rest.slice(at + placeholder.length);
  }
  return done + (rest === '' ? '' : change(rest));
};

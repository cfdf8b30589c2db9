import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

export type Weight = 400 | 700;
/** A text as the path of its letters, on a baseline that starts at 0, 0. */
export type Outline = { readonly path: string; readonly width: number };

const require = createRequire(import.meta.url);

/** Japanese and Chinese share characters, but draw them differently. */
const familiesFor = (language: string): readonly string[] =>
  language === 'zh' ? ['noto-sans', 'noto-sans-sc', 'noto-sans-jp'] : ['noto-sans', 'noto-sans-jp', 'noto-sans-sc'];

type Slice = { readonly name: string; readonly ranges: readonly (readonly [from: number, to: number])[] };

const sliced = new Map<string, readonly Slice[]>();

/**
 * A family comes in many small files; the characters of each are listed in a file with them: `{"[107]":
 * "U+2190-2192,U+25a0"}`.
 */
const slicesOf = (family: string): readonly Slice[] => {
  const known = sliced.get(family);
  if (known) return known;
  const said = JSON.parse(readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as object;
  const slices = Object.entries(said).map(([name, ranges]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: String(ranges).split(',').map(rangeOf),
  }));
  sliced.set(family, slices);
  return slices;
};

const rangeOf = (range: string): readonly [number, number] => {
  const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

const opened = new Map<string, Font>();
const openFont = (family: string, slice: string, weight: Weight): Font => {
  const name = `@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff2`;
  const font = opened.get(name) ?? (create(readFileSync(require.resolve(name))) as Font);
  opened.set(name, font);
  return font;
};

/** Writes texts with the bundled fonts; never with the machine's own. */
export class PictureFonts {
  readonly #families: readonly string[];

  constructor(language: string) {
    this.#families = familiesFor(language);
  }

  missingIn(text: string): string {
    return Array.from(plainSpaces(text))
      .filter((sign) => !this.#fontOf(sign, 400) || !this.#fontOf(sign, 700))
      .join('');
  }

  /** A character that no font has is left out. */
  outline(text: string, size: number, weight: Weight): Outline {
    let [path, width] = ['', 0];
    for (const sign of plainSpaces(text)) {
      const font = this.#fontOf(sign, weight);
      if (!font) continue;
      const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
      const scale = size / font.unitsPerEm;
      path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      width += glyph.advanceWidth * scale;
    }
    return { path, width };
  }

  #fontOf(sign: string, weight: Weight): Font | undefined {
    const point = sign.codePointAt(0) ?? 0;
    for (const family of this.#families) {
      for (const { name, ranges } of slicesOf(family)) {
        if (!ranges.some(([from, to]) => point >= from && point <= to)) continue;
        const font = openFont(family, name, weight);
        if (font.hasGlyphForCodePoint(point)) return font;
      }
    }
    return undefined;
  }
}

/** Replaces the various spaces in formatted dates with the one that each font has. */
const plainSpaces = (text: string): string => text.normalize('NFC').replaceAll(/\s/gu, ' ');

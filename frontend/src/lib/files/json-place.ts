import { findNodeAtLocation, parseTree, type ParseError } from 'jsonc-parser';

/** A place in a JSON text: its line, from 1, and the text found or missing there. */
export type JsonPlace = { readonly line: number; readonly text: string };

const VISIBLE_CHARACTERS = 60;

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
const shown = (text: string, offset: number, length: number): string =>
  text.slice(offset, offset + length).slice(0, VISIBLE_CHARACTERS);

/** Where a text stops being valid JSON; undefined: it is valid. */
export function brokenJson(text: string): JsonPlace | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  const [first] = errors;
  return first && { line: lineOf(text, first.offset), text: shown(text, first.offset, Math.max(1, first.length)) };
}

export const placesOf = (
  issues: readonly { readonly path: readonly PropertyKey[] }[],
  placeOf: (path: readonly PropertyKey[]) => JsonPlace,
): readonly JsonPlace[] => [...new Map(issues.map(({ path }) => [path.map(String).join('.'), placeOf(path)])).values()];

/** Finds values by their paths; for a missing one, its parent and its key. */
export function jsonPlaces(text: string): (path: readonly PropertyKey[]) => JsonPlace {
  const root = parseTree(text);
  return (path) => {
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
    for (let depth = keys.length; depth >= 0; depth -= 1) {
      const node = root && findNodeAtLocation(root, keys.slice(0, depth));
      if (!node) continue;
      const said = depth === keys.length ? shown(text, node.offset, node.length) : keys.slice(depth).join(' ');
      return { line: lineOf(text, node.offset), text: said };
    }
    return { line: 1, text: keys.join(' ') };
  };
}

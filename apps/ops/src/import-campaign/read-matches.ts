import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isMatchesHead, matchRows } from '#racing';
import { decodeText, readTable } from '#tables';
import { Mistake } from '../mistake.ts';

/** A match of a file, with its place: a line, or its index in the JSON list. A list that is left out stays. */
export type FileMatch = {
  readonly at: number;
  readonly place: string;
  readonly match: number;
  readonly facts: { readonly carIds?: readonly string[]; readonly trackCodes?: readonly string[] };
};

const texts = z.array(z.string());
const matches = z.array(
  z.object({ place: z.string(), match: z.number(), cars: texts.optional(), tracks: texts.optional() }).strict(),
);

/** The matches of a file, JSON or CSV by its first character. Throws `Mistake` for one that is neither. */
export const readMatches = async (path: string): Promise<readonly FileMatch[]> => {
  const bytes = await readFile(path).catch(() => {
    throw new Mistake(`File not found: ${path}`);
  });
  const text = decodeText(bytes);
  return text.trimStart().startsWith('[') ? ofJson(path, text) : ofCsv(path, text);
};

const ofJson = (path: string, text: string): readonly FileMatch[] => {
  try {
    return matches
      .parse(JSON.parse(text))
      .map(({ place, match, cars, tracks }, index) => ({ at: index + 1, place, match, facts: factsOf(cars, tracks) }));
  } catch (error) {
    throw new Mistake(`${path} is not a list of matches: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const ofCsv = (path: string, text: string): readonly FileMatch[] => {
  const table = readTable(text, isMatchesHead);
  if (!table) throw new Mistake(`The first line of ${path} must have the columns place and match.`);
  const [broken] = table.faults;
  if (broken) throw new Mistake(`Line ${broken.line} of ${path}: a quote is not closed.`);
  return matchRows(table).map(({ cars, tracks, ...match }) => ({ ...match, facts: factsOf(cars, tracks) }));
};

const factsOf = (carIds: readonly string[] | undefined, trackCodes: readonly string[] | undefined) => ({
  ...(carIds && { carIds }),
  ...(trackCodes && { trackCodes }),
});

import { cellsOf, dialectOf } from '#imports';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Mistake } from '../mistake.ts';

/** A match as a file gives it, and where: a line, or its place in the list of JSON. A list that is left out stays. */
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
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Mistake(`There is no file ${path}.`);
  });
  return text.trimStart().startsWith('[') ? ofJson(path, text) : ofCsv(path, text.replace(/^\uFEFF/, ''));
};

const ofJson = (path: string, text: string): readonly FileMatch[] => {
  try {
    return matches
      .parse(JSON.parse(text))
      .map(({ place, match, cars, tracks }, index) => ({ at: index + 1, place, match, facts: factsOf(cars, tracks) }));
  } catch (error) {
    throw new Mistake(`${path} is no list of matches: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const ofCsv = (path: string, text: string): readonly FileMatch[] => {
  const [header = '', ...lines] = text.split(/\r?\n/);
  const dialect = dialectOf(header);
  const heads = (cellsOf(header, dialect) ?? []).map((head) => head.toLowerCase());
  if (!heads.includes('place') || !heads.includes('match'))
    throw new Mistake(`${path} has no columns place and match in its first line.`);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line, dialect) ?? [];
    const of = (name: string) => heads.flatMap((head, at) => (head.startsWith(name) ? [cells[at] ?? ''] : []));
    const listOf = (name: string) => (of(name).length === 0 ? undefined : of(name).filter((cell) => cell !== ''));
    const [place = '', match = ''] = [of('place')[0], of('match')[0]];
    return [{ at: index + 2, place, match: Number(match), facts: factsOf(listOf('car'), listOf('track')) }];
  });
};

const factsOf = (carIds: readonly string[] | undefined, trackCodes: readonly string[] | undefined) => ({
  ...(carIds && { carIds }),
  ...(trackCodes && { trackCodes }),
});

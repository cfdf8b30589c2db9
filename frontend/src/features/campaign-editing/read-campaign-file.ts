import { type CarResolver, isMatchesHead, matchRows, type OpenAnswer } from '#racing';
import { textOfFile } from '../../lib/files/text-of-file.ts';

/** A match of a file, and where: its line, or its index in the JSON list. An omitted list stays unchanged. */
export type FileMatch = {
  readonly at: number;
  readonly place: string;
  readonly match: number;
  readonly facts: { readonly carIds?: readonly string[]; readonly trackCodes?: readonly string[] };
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const factsOf = (carIds: unknown, trackCodes: unknown): FileMatch['facts'] => ({
  ...(isTexts(carIds) && { carIds }),
  ...(isTexts(trackCodes) && { trackCodes }),
});

/** The matches of a file, and its lines with unclosed quotes. */
export type MatchesOfFile = { readonly matches: readonly FileMatch[]; readonly brokenLines: readonly number[] };

/** The matches of a file, JSON or CSV by its first character, as `ops import-campaign` reads it. Undefined: neither. */
export async function readCampaignFile(file: Blob): Promise<MatchesOfFile | undefined> {
  const text = await textOfFile(file);
  if (!text.trimStart().startsWith('[')) return ofCsv(text);
  const matches = ofJson(text);
  return matches && { matches, brokenLines: [] };
}

function ofJson(text: string): readonly FileMatch[] | undefined {
  try {
    const list = JSON.parse(text) as readonly Record<string, unknown>[];
    const whole = list.every(({ place, match }) => typeof place === 'string' && typeof match === 'number');
    if (!whole) return undefined;
    return list.map(({ place, match, cars, tracks }, index) => ({
      at: index + 1,
      place: String(place).trim(),
      match: Number(match),
      facts: factsOf(cars, tracks),
    }));
  } catch {
    return undefined;
  }
}

async function ofCsv(text: string): Promise<MatchesOfFile | undefined> {
  const { readTable } = await import('#tables');
  const table = readTable(text, isMatchesHead);
  if (!table) return undefined;
  const matches = matchRows(table).map(({ cars, tracks, ...match }) => ({ ...match, facts: factsOf(cars, tracks) }));
  return { matches, brokenLines: table.faults.map(({ line }) => line) };
}

export type OpenCarOfMatch = OpenAnswer & { readonly line: number; readonly text: string };

/** Replaces the car names of matches by ids; ambiguous names stay as they are. */
export function withCarIds(matches: readonly FileMatch[], resolve: CarResolver) {
  const open: OpenCarOfMatch[] = [];
  const resolved = matches.map((match) => {
    const carIds = match.facts.carIds?.map((text) => {
      const meant = resolve(text);
      if (meant.answer === 'found') return meant.carId;
      open.push({ ...meant, text, line: match.at });
      return text;
    });
    return { ...match, facts: { ...match.facts, ...(carIds && { carIds }) } };
  });
  return { matches: resolved, open };
}

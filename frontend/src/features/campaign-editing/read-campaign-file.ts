/** A match as a file gives it, and where: a line, or its place in the list of JSON. A list that is left out stays. */
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

/** The matches of a file, JSON or CSV by its first character, as `ops import-campaign` reads it. Undefined: it is neither. */
export async function readCampaignFile(text: string): Promise<readonly FileMatch[] | undefined> {
  return text.trimStart().startsWith('[') ? ofJson(text) : ofCsv(text);
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

async function ofCsv(text: string): Promise<readonly FileMatch[] | undefined> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const options = { delimiter: [',', ';', '\t'], relax_column_count: true, relax_quotes: true, bom: true, trim: true };
  const [header = [], ...lines] = parse(text, options) as unknown as readonly (readonly string[])[];
  const heads = header.map((head) => head.toLowerCase());
  if (!heads.includes('place') || !heads.includes('match')) return undefined;
  return lines.map((cells, index) => {
    const of = (name: string) => heads.flatMap((head, at) => (head.startsWith(name) ? [cells[at] ?? ''] : []));
    const listOf = (name: string) => (of(name).length === 0 ? undefined : of(name).filter((cell) => cell !== ''));
    return {
      at: index + 2,
      place: of('place')[0] ?? '',
      match: Number(of('match')[0]),
      facts: factsOf(listOf('car'), listOf('track')),
    };
  });
}

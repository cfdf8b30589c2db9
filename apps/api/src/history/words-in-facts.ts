/** A value of a fact that names a text. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'textId' in value ? String(value.textId) : undefined;

/** The texts that values name. */
export const textIdsIn = (value: unknown): readonly string[] => {
  const own = textOf(value);
  if (own !== undefined) return [own];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textIdsIn) : [];
};

/** The values with words instead of the ids of texts: `{ text }`, null where it is erased; or what a text of several holds. */
export const withWords = (value: unknown, bodies: ReadonlyMap<string, string>): unknown => {
  const own = textOf(value);
  if (own !== undefined) return wordsOf(bodies.get(own));
  if (Array.isArray(value)) return value.map((one) => withWords(one, bodies));
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withWords(one, bodies)]));
};

const wordsOf = (body: string | undefined): unknown => {
  if (body === undefined) return { text: null };
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : { text: body };
  } catch {
    return { text: body };
  }
};

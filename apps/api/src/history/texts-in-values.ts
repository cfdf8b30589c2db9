const textOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'textId' in value ? String(value.textId) : undefined;

export const textIdsIn = (value: unknown): readonly string[] => {
  const own = textOf(value);
  if (own !== undefined) return [own];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textIdsIn) : [];
};

/**
 * The values with texts instead of their ids: `{ text }`, null where it is erased; or the content of a text of several
 * fields.
 */
export const withTexts = (value: unknown, bodies: ReadonlyMap<string, string>): unknown => {
  const own = textOf(value);
  if (own !== undefined) return wordsOf(bodies.get(own));
  if (Array.isArray(value)) return value.map((one) => withTexts(one, bodies));
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, bodies)]));
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

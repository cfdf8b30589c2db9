type Texts = { readonly [key: string]: string | Texts };

const PLURAL = /_(ordinal_)?(?:zero|one|two|few|many|other)$/;

function flat(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** The keys a language needs for one of English: a counted or ranked text has each of the language's own forms. */
function wanted(key: string, language: string): string[] {
  const [ending, ordinal] = PLURAL.exec(key) ?? [];
  if (ending === undefined) return [key];
  const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
  const stem = key.slice(0, -ending.length);
  return rules.resolvedOptions().pluralCategories.map((category) => `${stem}_${ordinal ?? ''}${category}`);
}

/** The faults in the texts of a language, one line each: missing, extra, or with other placeholders than English. */
export function languageFaults(language: string, english: Texts, texts: Texts): string[] {
  const theirs = flat(texts);
  const needed = new Map<string, string>();
  for (const [key, text] of flat(english)) for (const one of wanted(key, language)) needed.set(one, text);
  const missing = [...needed.keys()].filter((key) => !theirs.get(key)).map((key) => `missing: ${key}`);
  const extra = [...theirs.keys()].filter((key) => !needed.has(key)).map((key) => `extra: ${key}`);
  const changed = [...theirs]
    .filter(([key, text]) => needed.has(key) && !sameFacts(key, text, needed.get(key) ?? ''))
    .map(([key]) => `placeholders: ${key}`);
  return [...missing, ...extra, ...changed];
}

/** A form for one or two may spell out the number. */
function sameFacts(key: string, text: string, inEnglish: string): boolean {
  if (placeholders(text) === placeholders(inEnglish)) return true;
  const mayLack = /_(zero|one|two)$/.test(key);
  return mayLack && placeholders(`${text}{{count}}`) === placeholders(inEnglish);
}

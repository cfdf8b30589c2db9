import type { TextFile } from '#contracts';
import { faultsOfText, requiredForms, isSameText, isStopping, ONLY_FORM } from '#racing';
import type { TextForms } from '#racing';

/** Texts of a language as in a file, by namespace and key with its form. */
export type FileTexts = TextFile['texts'];

export type ImportedTexts = {
  readonly suggest: readonly { readonly key: string; readonly forms: TextForms }[];
  readonly same: readonly string[];
  readonly unknown: readonly string[];
  readonly faulty: readonly string[];
};

type Texts = { readonly [key: string]: string | null | Texts };

/** The texts of a file: one downloaded here, or that of a single namespace. Undefined where it is neither. */
export function textsIn(content: string): FileTexts | undefined {
  try {
    const read: unknown = JSON.parse(content);
    const texts = isTexts(read) && isTexts(read['texts']) ? read['texts'] : read;
    if (!isTexts(texts) || !Object.values(texts).every(isTexts)) return undefined;
    return Object.fromEntries(
      Object.entries(texts).map(([name, inside]) => [name, Object.fromEntries(flat(inside as Texts))]),
    );
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flat = (texts: Texts, prefix = ''): [string, string | null][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string | null][] =>
    isTexts(value) ? flat(value, `${prefix}${key}.`) : [[prefix + key, typeof value === 'string' ? value : null]],
  );

const FORM = /_((?:ordinal_)?(?:zero|one|two|few|many|other))$/;

/** The suggestions in a file: unchanged, unknown and invalid texts are skipped and reported. */
export function importedTexts(language: string, file: FileTexts, english: FileTexts, now: FileTexts): ImportedTexts {
  const theirs = byKey(file);
  const source = byKey(english);
  const current = byKey(now);
  const lists = { suggest: [], same: [], unknown: [], faulty: [] } as Record<keyof ImportedTexts, string[]>;
  for (const [key, forms] of theirs) lists[fateOf(language, forms, source.get(key), current.get(key))].push(key);
  return { ...lists, suggest: lists.suggest.map((key) => ({ key, forms: theirs.get(key) ?? {} })) };
}

const fateOf = (
  language: string,
  forms: TextForms,
  english: TextForms | undefined,
  now: TextForms | undefined,
): keyof ImportedTexts => {
  if (!english) return 'unknown';
  const wanted = requiredForms(language, english);
  if (now && isSameText(forms, now) && wanted.length === Object.keys(forms).length) return 'same';
  return faultsOfText(language, english, forms).some(isStopping) ? 'faulty' : 'suggest';
};

/** Texts by key with the namespace, each with its forms; null values are omitted. */
const byKey = (texts: FileTexts): ReadonlyMap<string, TextForms> => {
  const found = new Map<string, TextForms>();
  for (const [namespace, inside] of Object.entries(texts)) {
    for (const [name, text] of Object.entries(inside)) {
      if (text === null) continue;
      const [ending = '', form = ONLY_FORM] = FORM.exec(name) ?? [];
      const stem = name.slice(0, name.length - ending.length);
      const rest = form.startsWith('ordinal_') ? 'ordinal_other' : 'other';
      const isForm = ending !== '' && `${stem}_${rest}` in inside;
      const key = `${namespace}:${isForm ? stem : name}`;
      found.set(key, { ...found.get(key), [isForm ? form : ONLY_FORM]: text });
    }
  }
  return found;
};

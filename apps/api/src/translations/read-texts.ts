import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ONLY_FORM, type TextForms } from '#racing';

type Texts = { readonly [key: string]: string | Texts };

const FORM = /_((?:ordinal_)?(?:zero|one|two|few|many|other))$/;

/** A term, its translation in a language, and the wording to avoid. */
export type GlossaryTerm = { readonly english: string; readonly say: string; readonly not: string };

/** Texts of the release in a language by key with the namespace (`common:saved`), each with its plural forms. */
export const readTexts = async (folder: string): Promise<ReadonlyMap<string, TextForms>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const found = new Map<string, TextForms>();
  for (const name of names) {
    const texts = await readTextsOf(join(folder, name), name.slice(0, -'.json'.length));
    for (const [key, forms] of texts) found.set(key, forms);
  }
  return found;
};

export const readTextsOf = async (file: string, namespace: string): Promise<ReadonlyMap<string, TextForms>> => {
  const found = new Map<string, TextForms>();
  const flat = flattened(JSON.parse(await readFile(file, 'utf8')) as Texts);
  for (const [key, text] of flat) {
    const { stem, form } = partsOf(key, flat);
    const whole = `${namespace}:${stem}`;
    found.set(whole, { ...found.get(whole), [form]: text });
  }
  return found;
};

const flattened = (texts: Texts, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattened(value, `${prefix}${key}.`)],
    ),
  );

/** A key that ends like a plural form is one only where the key with `other` exists too. */
const partsOf = (key: string, all: ReadonlyMap<string, string>): { readonly stem: string; readonly form: string } => {
  const [ending = '', form = ONLY_FORM] = FORM.exec(key) ?? [];
  const stem = key.slice(0, key.length - ending.length);
  const rest = form.startsWith('ordinal_') ? 'ordinal_other' : 'other';
  return ending !== '' && all.has(`${stem}_${rest}`) ? { stem, form } : { stem: key, form: ONLY_FORM };
};

/** The glossary of a language, from the table of its README. */
export const readGlossary = async (folder: string): Promise<readonly GlossaryTerm[]> => {
  const lines = (await readFile(join(folder, 'README.md'), 'utf8')).split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [, english = '', say = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return { english, say, not };
  });
};

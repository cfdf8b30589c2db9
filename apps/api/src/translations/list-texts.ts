import type { SiteTextLine, SiteTextPage, TextList } from '#contracts';
import type { TextForms } from '#racing';
import { CursorUnreadable } from '#read-store';
import type { LanguageText } from './language-texts.ts';

type Asked = {
  readonly show: TextList;
  readonly namespace?: string | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
};

const lists: Readonly<Record<TextList, (text: LanguageText) => boolean>> = {
  todo: ({ state, waiting }) => state !== 'live' || waiting > 0,
  outdated: ({ state }) => state === 'outdated',
  missing: ({ state }) => state === 'missing',
  waiting: ({ waiting }) => waiting > 0,
  all: () => true,
};

/** A page of a language's texts. A language has some thousands: they are filtered and counted in memory. */
export const pageOfTexts = (texts: readonly LanguageText[], asked: Asked): SiteTextPage => {
  const { show, namespace, search, limit, after } = asked;
  const within = texts.filter((text) => isIn(text, namespace) && isFound(text, search));
  const found = within.filter(lists[show]);
  const begin = after === undefined ? 0 : 1 + placeOf(found, after, questionOf(asked));
  const items = found.slice(begin, begin + limit);
  const last = items.at(-1);
  const next = last && begin + limit < found.length ? { next: cursorOf(last.key, questionOf(asked)) } : {};
  return {
    items: items.map(lineOf),
    total: found.length,
    counts: countsOf(within),
    namespaces: namespacesOf(texts),
    ...next,
  };
};

const countsOf = (texts: readonly LanguageText[]): Record<TextList, number> => ({
  todo: texts.filter(lists.todo).length,
  outdated: texts.filter(lists.outdated).length,
  missing: texts.filter(lists.missing).length,
  waiting: texts.filter(lists.waiting).length,
  all: texts.length,
});

const namespaceOf = ({ key }: LanguageText): string => key.slice(0, key.indexOf(':'));
const namespacesOf = (texts: readonly LanguageText[]): string[] => [...new Set(texts.map(namespaceOf))];
const isIn = (text: LanguageText, namespace: string | undefined): boolean =>
  namespace === undefined || namespace === '' || namespaceOf(text) === namespace;

const isFound = ({ key, english, live }: LanguageText, search = ''): boolean => {
  const words = search.toLowerCase().split(/\s+/);
  const text = [key, ...Object.values(english), ...Object.values(live ?? {})].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
};

const firstOf = (forms: TextForms): string => Object.values(forms)[0] ?? '';
const lineOf = ({ key, english, live, state, waiting }: LanguageText): SiteTextLine => ({
  key,
  english: firstOf(english),
  text: live && firstOf(live),
  forms: Object.keys(live ?? english).length,
  state,
  waiting,
});

/** A cursor contains its query: with another query it would lead elsewhere. */
const questionOf = ({ show, namespace = '', search = '' }: Asked): string => JSON.stringify([show, namespace, search]);
const cursorOf = (key: string, question: string): string =>
  Buffer.from(JSON.stringify([question, key])).toString('base64url');

const placeOf = (found: readonly LanguageText[], after: string, question: string): number => {
  const [asked, key] = partsOf(after);
  if (asked !== question) throw new CursorUnreadable();
  // If its text is no longer in the list, the next in the order of keys.
  const at = found.findIndex((text) => text.key === key);
  return at >= 0 ? at : found.filter((text) => text.key < String(key)).length - 1;
};

const partsOf = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    throw new CursorUnreadable();
  }
};

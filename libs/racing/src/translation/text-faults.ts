import { requiredForms, ONLY_FORM, type TextForms } from './text-forms.ts';
import { strangeLinks } from './text-links.ts';

/** Faults of a translation; `stops`: it cannot be submitted like this, the others are for a reviewer to decide. */
export const textFaults = {
  empty: { stops: true },
  'form-unknown': { stops: true },
  'placeholder-missing': { stops: true },
  'placeholder-unknown': { stops: true },
  braces: { stops: true },
  markup: { stops: true },
  link: { stops: false },
  invisible: { stops: true },
  'too-long': { stops: true },
  long: { stops: false },
  space: { stops: false },
  ending: { stops: false },
} as const satisfies Record<string, { readonly stops: boolean }>;
export type TextFaultCode = keyof typeof textFaults;

/** A fault of one form; `what`: the placeholder, or the maximum number of characters. */
export type TextFault = { readonly form: string; readonly code: TextFaultCode; readonly what?: string };

/** No text of the site is longer, and none in one language that much longer than in English. */
export const TEXT_MAX = 1_000;
const ROOM = { times: 1.4, and: 12 } as const;

const PLACEHOLDER = /\{\{[^{}]*\}\}|\$t\([^()]*\)/g;
// Control characters, and those that reverse the direction of what follows: they are invisible in a field.
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}]/u;
const MARKUP = /<\/?[a-z!]|&[a-z]+;|&#\d+;/i;

/** The placeholders in a text, as written: `{{name}}`. */
export const placeholdersIn = (text: string): readonly string[] => text.match(PLACEHOLDER) ?? [];

/** The maximum number of characters of a translation, by the length of the English text. */
export const roomFor = (english: TextForms): number =>
  Math.ceil(Math.max(...Object.values(english).map(({ length }) => length)) * ROOM.times) + ROOM.and;

/** Faults of a translation, in the order of its forms: the same while typing and in the decision. */
export const faultsOfText = (language: string, english: TextForms, text: TextForms): readonly TextFault[] => {
  const wanted = requiredForms(language, english);
  const unknown = Object.keys(text).filter((form) => !wanted.includes(form));
  return [
    ...unknown.map((form) => ({ form, code: 'form-unknown' }) as const),
    ...wanted.flatMap((form) => faultsOfForm(form, english, text[form] ?? '')),
  ];
};

export const isStopping = ({ code }: TextFault): boolean => textFaults[code].stops;

const faultsOfForm = (form: string, english: TextForms, text: string): readonly TextFault[] => {
  if (text.trim() === '') return [{ form, code: 'empty' }];
  const source = english[form] ?? english['other'] ?? english['ordinal_other'] ?? english[ONLY_FORM] ?? '';
  const room = roomFor(english);
  const fault = (code: TextFaultCode, isOne: boolean, what?: string): readonly TextFault[] =>
    isOne ? [{ form, code, ...(what !== undefined && { what }) }] : [];
  return [
    ...placeholderFaults(form, source, text),
    ...fault('braces', /\{\{|\}\}|\$t\(/.test(text.replaceAll(PLACEHOLDER, ''))),
    ...fault('markup', MARKUP.test(text) && !MARKUP.test(source)),
    ...strangeLinks(english, { [form]: text }).map((what) => ({ form, code: 'link', what }) as const),
    ...fault('invisible', INVISIBLE.test(text)),
    ...fault('too-long', text.length > TEXT_MAX, String(TEXT_MAX)),
    ...fault('long', text.length > room, String(room)),
    ...fault('space', /^\s|\s$|\S {2,}\S/.test(text) && !/^\s|\s$|\S {2,}\S/.test(source)),
    ...fault('ending', endingOf(text) !== endingOf(source)),
  ];
};

// A form for zero, one or two may write the number as a word.
const mayLackCount = /^(zero|one|two)$/;

const placeholderFaults = (form: string, english: string, text: string): readonly TextFault[] => {
  const theirs = [...placeholdersIn(text)];
  const missing = placeholdersIn(english).filter((one) => {
    const at = theirs.indexOf(one);
    if (at >= 0) theirs.splice(at, 1);
    return at < 0 && !(mayLackCount.test(form) && one === '{{count}}');
  });
  return [
    ...missing.map((what) => ({ form, code: 'placeholder-missing', what }) as const),
    ...theirs
      .filter((what) => !(what === '{{count}}' && mayLackCount.test(form)))
      .map((what) => ({ form, code: 'placeholder-unknown', what }) as const),
  ];
};

// The same marks in other scripts.
const marks: Readonly<Record<string, string>> = { '。': '.', '？': '?', '！': '!', '：': ':', ';': '?', '…': '…' };

const endingOf = (text: string): string => {
  const last = text.trim().at(-1) ?? '';
  const mark = marks[last] ?? last;
  return /[.?!:…]/.test(mark) ? mark : '';
};

import type { SiteText, TranslationEvent } from '#domain';
import type { TextForms } from '#racing';
import type { Projection } from '#read-store';

/**
 * An approved translation (`forms`, null: none) with the English of that time, and the number of waiting suggestions.
 */
export type LiveTranslationDoc = {
  /** The key without its namespace. */
  readonly name: string;
  readonly forms: TextForms | null;
  readonly english: TextForms | null;
  readonly approvedAt: string | null;
  readonly waiting: number;
};

export type LiveTranslationsDoc = {
  readonly language: string;
  readonly namespace: string;
  readonly texts: readonly LiveTranslationDoc[];
};

/** A key in its two parts: `common:close`. */
export const partsOfKey = (key: string): { readonly namespace: string; readonly name: string } => {
  const at = key.indexOf(':');
  return { namespace: key.slice(0, at), name: key.slice(at + 1) };
};

type Changing = Exclude<
  TranslationEvent,
  { readonly type: 'TranslationVoted' | 'TranslationCommented' | 'TranslationCommentRemoved' }
>;

/** View `live-translations`: texts shown instead of those of the release, a document per language and namespace. */
export const liveTranslations: Projection<Changing, LiveTranslationsDoc> = {
  name: 'live-translations',
  version: 1,
  handles: [
    'TranslationSuggested',
    'TranslationWithdrawn',
    'TranslationApproved',
    'TranslationDeclined',
    'TranslationReopened',
  ],
  indexes: [['language', 'namespace']],
  keysOf: ({ data: { language, key } }) => [`${language}|${partsOfKey(key).namespace}`],
  channel: () => 'live-translations',
  evolve: (doc, { type, data, meta: { at } }) => {
    const { namespace, name } = partsOfKey(data.key);
    const { language, texts } = doc ?? { language: data.language, texts: [] };
    const text = texts.find((one) => one.name === name) ?? {
      name,
      forms: null,
      english: null,
      approvedAt: null,
      waiting: 0,
    };
    const waiting = text.waiting + (type === 'TranslationSuggested' || type === 'TranslationReopened' ? 1 : -1);
    const shown =
      type === 'TranslationApproved'
        ? shownAs(data, at)
        : type === 'TranslationReopened'
          ? shownAs(data.before, at)
          : {};
    return {
      language,
      namespace,
      texts: [...texts.filter((one) => one.name !== name), { ...text, ...shown, waiting }],
    };
  },
};

const shownAs = (text: SiteText | undefined, at: string): Omit<LiveTranslationDoc, 'name' | 'waiting'> =>
  text
    ? { forms: text.forms, english: text.english, approvedAt: at }
    : { forms: null, english: null, approvedAt: null };

import { z } from 'zod';
import { languageCodes } from './account-checks.ts';
import {
  TEXT_FORM_MAX,
  textLists,
  textStates,
  TRANSLATION_COMMENT_MAX,
  translationActions,
  translationFaults,
} from './translations.enums.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

const person = z.object({ userId: z.string(), name: z.string().nullable() });
const at = z.iso.datetime();
const count = z.number().int().nonnegative();
const [, ...others] = languageCodes;

/** The key of a text of the site: its namespace and its key in it. */
export const textKey = z
  .string()
  .max(200)
  .regex(/^[a-z]+:[\w.-]+$/)
  .meta({ examples: ['common:close'] });

/** Every language except English, the source language. */
export const translatedLanguage = z.enum(others).meta({ examples: ['pl'] });

/** A text by its plural forms (`one`, `ordinal_few`); one without a count has only `text`. */
const forms = z.record(z.string().regex(/^[a-z_]{1,20}$/), z.string());

/** A text of the site in a list: the first form in English, and in the language. */
export const siteTextLine = z
  .object({
    key: z.string(),
    english: z.string(),
    text: z.string().nullable(),
    forms: count,
    state: z.enum(textStates),
    waiting: count,
  })
  .meta({ id: 'SiteTextLine' });
export type SiteTextLine = z.infer<typeof siteTextLine>;

/** Coverage of a language: of `total` texts, by their states; `waiting`: texts with suggestions. */
export const languageCoverage = z
  .object({
    language: z.string(),
    total: count,
    live: count,
    outdated: count,
    missing: count,
    waiting: count,
    reviewers: z.array(person),
  })
  .meta({ id: 'LanguageCoverage' });
export type LanguageCoverage = z.infer<typeof languageCoverage>;

export const coverage = z.object({ languages: z.array(languageCoverage) }).meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverage>;

export const siteTextPage = z
  .object({
    items: z.array(siteTextLine),
    total: count,
    counts: z.record(z.enum(textLists), count),
    namespaces: z.array(z.string()),
    next: z.string().optional(),
  })
  .meta({ id: 'SiteTextPage' });
export type SiteTextPage = z.infer<typeof siteTextPage>;

/**
 * A user's suggestion; `outdated`: English has changed since; `strangeLinks`: links that English does not have. `mine`:
 * the caller's vote.
 */
export const suggestion = z
  .object({
    suggestionId: z.string(),
    by: person,
    forms,
    status: z.enum(['waiting', 'approved', 'replaced', 'declined']),
    reason: z.enum(translationFaults).nullable(),
    reasonText: z.string().nullable(),
    outdated: z.boolean(),
    strangeLinks: z.array(z.string()),
    up: count,
    down: count,
    mine: z.enum(['up', 'down', 'none']),
    at,
    ...itemVersion,
    allowed: z.array(z.enum(translationActions)),
  })
  .meta({ id: 'TranslationSuggestion' });
export type TranslationSuggestion = z.infer<typeof suggestion>;

/**
 * A text of the site in a language. `live`: as it is shown, `was`: the English that an outdated one translates;
 * `wanted`: the language's forms; `glossary`: glossary words in the English text.
 */
export const siteText = z
  .object({
    language: z.string(),
    key: z.string(),
    state: z.enum(textStates),
    english: forms,
    live: forms.nullable(),
    release: forms.nullable(),
    was: forms.nullable(),
    wanted: z.array(z.string()),
    glossary: z.array(z.object({ english: z.string(), say: z.string(), not: z.string() })),
    suggestions: z.array(suggestion),
    comments: z.array(
      z.object({
        commentId: z.string(),
        by: person,
        text: z.string(),
        at,
        allowed: z.array(z.enum(translationActions)),
      }),
    ),
    history: z.array(
      z.object({
        what: z.enum(['suggested', 'withdrawn', 'approved', 'declined', 'reopened', 'commented']),
        by: person,
        at,
      }),
    ),
    isReviewer: z.boolean(),
  })
  .meta({ id: 'SiteText' });
export type SiteText = z.infer<typeof siteText>;

/** A language's texts by users, by key with its form as in a file: `common:saved_one`. */
export const liveTexts = z.object({ texts: z.record(z.string(), z.string()) }).meta({ id: 'LiveTexts' });

/** All texts of a language as its files have them: a namespace, a key with dots and its form. Null: there is none. */
export const textFile = z
  .object({ language: z.string(), texts: z.record(z.string(), z.record(z.string(), z.string().nullable())) })
  .meta({ id: 'TextFile' });
export type TextFile = z.infer<typeof textFile>;

/** `POST …/suggestions`: a text for each form of the language. */
export const suggestTranslationBody = z
  .object({
    forms: z.record(
      z
        .string()
        .regex(/^[a-z_]{1,20}$/)
        .meta({ examples: ['text'] }),
      z.string().min(1).max(TEXT_FORM_MAX),
    ),
  })
  .strict()
  .meta({ id: 'SuggestTranslation' });
export const voteOnTranslationBody = z
  .object({ vote: z.enum(['up', 'down', 'none']) })
  .strict()
  .meta({ id: 'VoteOnTranslation' });
export const declineTranslationBody = z
  .object({
    reason: z
      .object({
        code: z.enum(translationFaults),
        text: z.string().trim().min(1).max(TRANSLATION_COMMENT_MAX).optional(),
      })
      .strict(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'DeclineTranslation' });
export const commentOnTranslationBody = z
  .object({ text: z.string().trim().min(1).max(TRANSLATION_COMMENT_MAX) })
  .strict()
  .meta({ id: 'CommentOnTranslation' });
export const appointReviewerBody = z
  .object({ name: z.string().trim().min(1).max(100) })
  .strict()
  .meta({ id: 'AppointTranslationReviewer' });

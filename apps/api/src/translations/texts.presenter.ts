import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { LanguageCoverage, SiteText, TranslationSuggestion } from '#contracts';
import { translationItemId, translationPermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import {
  type SuggestionDoc,
  type TranslationDoc,
  translationKey,
  translations,
} from '#projections/translations/translations.projection';
import { type TranslatorsDoc, translatorsView } from '#projections/translators/translators.projection';
import { requiredForms, isSameText, strangeLinks, type TextForms } from '#racing';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { formsIn } from './forms-in.ts';
import { type LanguageText, LanguageTexts } from './language-texts.ts';
import type { GlossaryTerm } from './read-texts.ts';
import { ReleaseTexts } from './release-texts.ts';

type OfText = { readonly language: string; readonly key: string };
type Person = { readonly userId: string; readonly name: string | null };

type Around = {
  readonly person: (userId: string) => Person;
  readonly words: ReadonlyMap<string, string>;
  readonly reviewers: readonly ActorId[];
  readonly by: Caller;
  readonly english: TextForms;
};

@Injectable()
export class TextsPresenter {
  constructor(
    @InjectView(translations) private readonly translations: View<TranslationDoc>,
    @InjectView(translatorsView) private readonly translators: View<TranslatorsDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly texts: LanguageTexts,
    private readonly release: ReleaseTexts,
    private readonly versions: ItemVersions,
  ) {}

  /** Undefined where there is no such text. */
  async one({ language, key }: OfText, by: Caller): Promise<{ position: number; body: SiteText } | undefined> {
    const position = await this.translations.position();
    const { texts } = await this.texts.of(language);
    const text = texts.find((one) => one.key === key);
    if (!text) return undefined;
    const { doc = nothing } = (await this.translations.get(translationKey({ language, key }))) ?? {};
    const around = await this.#around(doc, language, text, by);
    const glossary = hitsIn(await this.release.glossary(language), text.english);
    const itemId = ({ suggestionId }: { readonly suggestionId: string }) =>
      translationItemId({ language, key, suggestionId });
    const { suggestions, ...rest } = said(doc, around);
    // Reviewers of a language are not staff.
    const version = await this.versions.toAll('translation', { by, itemIds: suggestions.map(itemId) });
    const versioned = suggestions.map((one) => ({ ...one, ...version(itemId(one)) }));
    const body = { ...shown(text, language), ...rest, suggestions: versioned, glossary };
    return { position, body };
  }

  async coverage(language: string): Promise<LanguageCoverage> {
    const { texts } = await this.texts.of(language);
    const reviewers = await this.reviewers(language);
    const names = await this.accounts.displayNames(reviewers);
    const count = (is: (text: LanguageText) => boolean) => texts.filter(is).length;
    return {
      language,
      total: texts.length,
      live: count(({ state }) => state === 'live'),
      outdated: count(({ state }) => state === 'outdated'),
      missing: count(({ state }) => state === 'missing'),
      waiting: count(({ waiting }) => waiting > 0),
      reviewers: reviewers.map((userId) => ({ userId, name: names.get(userId) ?? null })),
    };
  }

  async reviewers(language: string): Promise<readonly ActorId[]> {
    return ((await this.translators.get(language))?.doc.reviewers ?? []) as readonly ActorId[];
  }

  async #around(doc: TranslationDoc, language: string, { english }: LanguageText, by: Caller): Promise<Around> {
    const { suggestions, comments, history } = doc;
    const people = [...suggestions, ...comments].map(({ author }) => author);
    const names = await this.accounts.displayNames([...new Set([...people, ...history.map((step) => step.by)])]);
    const ids = suggestions.flatMap(({ textId, reasonId }) => (reasonId === null ? [textId] : [textId, reasonId]));
    const words = await this.accounts.texts.bodies([...ids, ...comments.map(({ textId }) => textId)]);
    const person = (userId: string) => ({ userId, name: names.get(userId) ?? null });
    return { person, words, reviewers: await this.reviewers(language), by, english };
  }
}

const nothing: TranslationDoc = { language: '', key: '', suggestions: [], comments: [], history: [] };

const shown = ({ waiting: _waiting, ...text }: LanguageText, language: string) => ({
  ...text,
  language,
  english: { ...text.english },
  wanted: [...requiredForms(language, text.english)],
});

/** Suggestions and comments: each is deleted with its author's account. */
const said = ({ suggestions, comments, history }: TranslationDoc, around: Around) => ({
  suggestions: suggestions.flatMap((one) => suggestionOf(one, around)),
  comments: comments.flatMap(({ commentId, author, textId, at }) => {
    const text = around.words.get(textId);
    const item = { comment: author as ActorId, reviewers: around.reviewers };
    const allowed = translationPermissions.allowed(item, around.by, ['remove-translation-comment']);
    return text === undefined ? [] : [{ commentId, by: around.person(author), text, at, allowed }];
  }),
  history: history.map(({ what, by, at }) => ({ what, by: around.person(by), at })).reverse(),
  isReviewer: around.by.actor !== undefined && around.reviewers.includes(around.by.actor),
});

const suggestionOf = (one: SuggestionDoc, around: Around): TranslationSuggestion[] => {
  const { author, textId, reasonId, english, status, reason, up, down, ...of } = one;
  const text = around.words.get(textId);
  if (text === undefined || status === 'withdrawn') return [];
  const { by, reviewers } = around;
  const suggestion = { author: author as ActorId, status };
  return [
    {
      suggestionId: of.suggestionId,
      at: of.at,
      by: around.person(author),
      forms: formsIn(text),
      status,
      reason,
      reasonText: (reasonId !== null && around.words.get(reasonId)) || null,
      outdated: !isSameText(english, around.english),
      strangeLinks: [...strangeLinks(around.english, formsIn(text))],
      up: up.length,
      down: down.length,
      mine: voteOf(one, by.actor),
      allowed: translationPermissions.allowed({ suggestion, reviewers }, by),
    },
  ];
};

const voteOf = ({ up, down }: SuggestionDoc, actor: string | undefined) => {
  if (actor === undefined) return 'none';
  if (up.includes(actor)) return 'up';
  return down.includes(actor) ? 'down' : 'none';
};

const hitsIn = (glossary: readonly GlossaryTerm[], english: TextForms): GlossaryTerm[] => {
  const text = Object.values(english).join('\n');
  return glossary.filter((term) => new RegExp(`\\b${term.english}`, 'i').test(text));
};

import type { TranslatorsEvent } from '#domain';
import type { Projection } from '#read-store';

export type TranslatorsDoc = { readonly language: string; readonly reviewers: readonly string[] };

/** View `translators`: the reviewers of each language. */
export const translatorsView: Projection<TranslatorsEvent, TranslatorsDoc> = {
  name: 'translators',
  version: 1,
  handles: ['TranslationReviewerAppointed', 'TranslationReviewerDismissed'],
  indexes: [],
  keysOf: ({ data }) => [data.language],
  channel: () => 'live-translations',
  evolve: (doc, { type, data: { language, member } }) => {
    const others = (doc?.reviewers ?? []).filter((one) => one !== member);
    return { language, reviewers: type === 'TranslationReviewerAppointed' ? [...others, member] : others };
  },
};

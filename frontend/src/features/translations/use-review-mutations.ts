import { queue, translations } from '#contracts';
import type { TranslationFault, TranslationSuggestion } from '#contracts';
import { fetchLiveTexts } from '../../lib/i18n/live-texts.ts';
import { type AsShown, atPress, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { type OfText, useResultNotice } from './use-translation-mutations.ts';

type Suggestion = Pick<TranslationSuggestion, 'suggestionId' | 'version'>;
type Reason = { code: TranslationFault; text?: string };

/** Decides a suggestion: reviewers of the language here, moderators in the queue, whose items are the same. */
export function useReviewMutations({ language, key }: OfText, isReviewer: boolean) {
  const { say, tried } = useResultNotice(key);
  const here = (suggestion: string) => ({ params: { language, key, suggestion } });
  const inQueue = (id: string) => ({ params: { kind: 'translation' as const, itemId: `${language}|${key}|${id}` } });
  const reopen = (id: string) =>
    tried(
      isReviewer ? sendAuthenticated(translations.reopen, here(id)) : sendAuthenticated(queue.reopen, inQueue(id)),
      () => say('reopened'),
    );
  const approved = (id: string) => () => {
    say('approved', () => reopen(id));
    tried(fetchLiveTexts(language));
  };
  return {
    reopen,
    approve: (of: Suggestion) => {
      const [id, seen] = [of.suggestionId, seenOf(atPress(of))];
      return tried(
        isReviewer
          ? sendAuthenticated(translations.approve, { ...here(id), body: seen })
          : sendAuthenticated(queue.decide, { ...inQueue(id), body: { outcome: 'approved', ...seen } }),
        approved(id),
      );
    },
    /** Errors thrown are shown in its dialog. */
    decline: async (of: AsShown<Suggestion>, reason: Reason) => {
      const [id, seen] = [of.suggestionId, seenOf(of)];
      if (isReviewer) await sendAuthenticated(translations.decline, { ...here(id), body: { reason, ...seen } });
      else await sendAuthenticated(queue.decide, { ...inQueue(id), body: { outcome: 'declined', reason, ...seen } });
      say('declined', () => reopen(id));
    },
  };
}

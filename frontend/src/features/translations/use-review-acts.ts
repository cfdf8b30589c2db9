import { queue, translations } from '#contracts';
import type { TranslationFault } from '#contracts';
import { askLiveTexts } from '../../lib/i18n/live-texts.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { type OfText, useSaid } from './use-translation-acts.ts';

type Reason = { code: TranslationFault; text?: string };

/** How a suggestion is decided: by a reviewer of the language here, by a moderator in the queue, whose items are the same. */
export function useReviewActs({ language, key }: OfText, isReviewer: boolean) {
  const { say, tried } = useSaid(key);
  const here = (suggestion: string) => ({ params: { language, key, suggestion } });
  const inQueue = (id: string) => ({ params: { kind: 'translation' as const, itemId: `${language}|${key}|${id}` } });
  const reopen = (id: string) =>
    tried(isReviewer ? sendSignedIn(translations.reopen, here(id)) : sendSignedIn(queue.reopen, inQueue(id)), () =>
      say('reopened'),
    );
  const approved = (id: string) => () => {
    say('approved', () => reopen(id));
    tried(askLiveTexts(language));
  };
  return {
    reopen,
    approve: (id: string) =>
      tried(
        isReviewer
          ? sendSignedIn(translations.approve, here(id))
          : sendSignedIn(queue.decide, { ...inQueue(id), body: { outcome: 'approved' } }),
        approved(id),
      ),
    /** What throws is said in its dialog. */
    decline: async (id: string, reason: Reason) => {
      if (isReviewer) await sendSignedIn(translations.decline, { ...here(id), body: { reason } });
      else await sendSignedIn(queue.decide, { ...inQueue(id), body: { outcome: 'declined', reason } });
      say('declined', () => reopen(id));
    },
  };
}

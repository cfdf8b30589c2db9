import { useTranslation } from 'react-i18next';
import { carReviews } from '#contracts';
import type { ReviewFault, ReviewReason, WriteCarReviewBody } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type AsShown, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export type ReviewOf = {
  readonly carId: string;
  readonly car: string;
  readonly by: { readonly userId: string; readonly name: string | null };
  /** The version that was shown to the moderator. */
  readonly version: number | undefined;
  /** The content that the moderator reads to decide. */
  readonly content: unknown;
};

type Why<Code> = { code: Code; text?: string };

const theirs = ({ carId, by }: ReviewOf) => ({ params: { id: carId, author: by.userId } });

function useSaying() {
  const { t } = useTranslation(['problems', 'common']);
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const say = (text: string, undo?: () => Promise<unknown>) => {
    const action = undo && { label: t('common:undo'), run: () => void undo().catch(failed) };
    showSnack({ kind: 'info', text, ...(action && { action }) });
  };
  return { failed, say };
}

/** The user's actions on their own review and on those of others. Errors thrown are shown by the dialog that asked. */
export function useReviewMutations(of: ReviewOf) {
  const { t } = useTranslation('reviews');
  const { failed, say } = useSaying();
  const name = of.car;
  const mine = { params: { id: of.carId } };
  const putBack = () => sendAuthenticated(carReviews.putBack, mine).then(() => say(t('back', { name })));
  return {
    write: async (body: WriteCarReviewBody) => {
      await sendAuthenticated(carReviews.write, { ...mine, body });
      showSnack({ kind: 'success', text: t('written', { name }) });
    },
    remove: () => sendAuthenticated(carReviews.remove, mine).then(() => say(t('removed', { name }), putBack), failed),
    report: async (reason: Why<ReviewFault>) => {
      await sendAuthenticated(carReviews.report, { ...theirs(of), body: { reason } });
      showSnack({ kind: 'success', text: t('reported') });
    },
  };
}

type Decided = AsShown<ReviewOf>;

/** A moderator's actions on a review; each can be undone, which is recorded as a mistake of theirs. */
export function useModeratorMutations() {
  const { t } = useTranslation('reviews');
  const { failed, say } = useSaying();
  const nameOf = ({ by }: ReviewOf) => ({ name: by.name ?? t('gone') });
  const why = (of: ReviewOf, reason: Why<ReviewReason>) => ({ ...theirs(of), body: { reason } });
  const decided = (of: Decided, reason: Why<ReviewReason>) => ({ ...theirs(of), body: { reason, ...seenOf(of) } });
  const mistake = { code: 'mistake' } as const;
  const reopen = (of: ReviewOf) => sendAuthenticated(carReviews.reopen, theirs(of)).then(() => say(t('reopened')));
  const hideAgain = (of: Decided) =>
    sendAuthenticated(carReviews.hide, decided(of, mistake)).then(() => say(t('hidden', nameOf(of))));
  const showAgain = (of: Decided) =>
    sendAuthenticated(carReviews.show, why(of, mistake)).then(() => say(t('shown', nameOf(of))));
  return {
    hide: async (of: Decided, reason: Why<ReviewReason>) => {
      await sendAuthenticated(carReviews.hide, decided(of, reason));
      say(t('hidden', nameOf(of)), () => showAgain(of));
    },
    show: async (of: Decided, reason: Why<ReviewReason>) => {
      await sendAuthenticated(carReviews.show, why(of, reason));
      say(t('shown', nameOf(of)), () => hideAgain(of));
    },
    dismiss: async (of: Decided, reason: Why<ReviewReason>) => {
      await sendAuthenticated(carReviews.dismiss, decided(of, reason));
      say(t('dismissed'), () => reopen(of));
    },
    reopen: (of: ReviewOf) => reopen(of).catch(failed),
  };
}

import { useTranslation } from 'react-i18next';
import { animatedCards } from '#contracts';
import type { AnimatedCard, DeclineAnimatedCardBody, AnimatedCardFault } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type AsShown, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function useAnimatedCardMutations(loop: AnimatedCard) {
  const { carId, loopId, car } = loop;
  const { t } = useTranslation(['showcase', 'problems', 'common']);
  const of = { params: { id: carId, loopId } };
  const name = car?.name ?? carId;
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const say = (text: string, undo?: () => void): void => {
    showSnack({ kind: 'info', text, ...(undo && { action: { label: t('common:undo'), run: undo } }) });
  };
  const sendAgain = () =>
    sendAuthenticated(animatedCards.sendAgain, of).then(() => say(t('showcase:waitsAgain', { name })), failed);
  return {
    sendAgain,
    withdraw: () =>
      sendAuthenticated(animatedCards.withdraw, of).then(
        () => say(t('showcase:withdrawn', { name }), () => void sendAgain()),
        failed,
      ),
    report: (fault: AnimatedCardFault) =>
      sendAuthenticated(animatedCards.report, { ...of, body: { fault } }).then(
        () => say(t('showcase:reported', { name })),
        failed,
      ),
    /** Throws the refusal: the dialog that asked for the reason shows it. */
    decline: async (shown: AsShown<AnimatedCard>, reason: DeclineAnimatedCardBody['reason']) => {
      await sendAuthenticated(animatedCards.decline, { ...of, body: { reason, ...seenOf(shown) } });
      say(t('showcase:declined', { name }));
    },
  };
}

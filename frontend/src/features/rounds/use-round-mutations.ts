import { useTranslation } from 'react-i18next';
import { roundDeletion, rounds } from '#contracts';
import type { RoundContent, RoundFault, RoundReason, RoundSubmission } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type AsShown, atPress, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import type { OfRound } from './use-rounds.ts';

type Why<Code> = { code: Code; text?: string };
type Vote = { vote: 'up' } | { vote: 'down'; reason: RoundFault };

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

/** The user's actions on a round; errors thrown are shown by the dialog that asked. */
export function useRoundMutations({ challengeId, round }: OfRound) {
  const { t } = useTranslation('rounds');
  const { failed, say } = useSaying();
  const of = { params: { id: challengeId, round } };
  const because = (reason: Why<RoundReason>) => ({ ...of, body: { reason } });
  const restore = () => sendAuthenticated(roundDeletion.restore, of).then(() => say(t('said.undone')));
  const undoReset = () => sendAuthenticated(rounds.undoReset, of).then(() => say(t('said.undone')));
  return {
    lock: () => sendAuthenticated(rounds.lock, of).catch(failed),
    edit: () => sendAuthenticated(rounds.edit, of).catch(failed),
    extend: () => sendAuthenticated(rounds.extend, of).catch(failed),
    release: () =>
      sendAuthenticated(rounds.release, of).then(
        () => say(t('said.released'), () => sendAuthenticated(rounds.lock, of)),
        failed,
      ),
    free: () => sendAuthenticated(rounds.free, of).then(() => say(t('said.freed')), failed),
    takeOver: (reason: Why<RoundReason>) => sendAuthenticated(rounds.takeOver, because(reason)).then(() => undefined),
    saveDraft: (content: RoundContent) => sendAuthenticated(rounds.saveDraft, { ...of, body: { content } }),
    submit: async (content: RoundContent) => {
      await sendAuthenticated(rounds.submit, { ...of, body: { content } });
      showSnack({ kind: 'success', text: t('said.submitted') });
    },
    fill: async (content: RoundContent) => {
      await sendAuthenticated(rounds.fill, { ...of, body: { content } });
      showSnack({ kind: 'success', text: t('said.filled') });
    },
    solve: (hand: { carId: string; tune: string; points: number }[]) =>
      sendAuthenticated(rounds.solve, { ...of, body: { hand } }).then(() => say(t('said.solved')), failed),
    reset: (reason: Why<RoundReason>) =>
      sendAuthenticated(rounds.reset, because(reason)).then(() => say(t('said.reset'), undoReset)),
    resetSolutions: (reason: Why<RoundReason>) =>
      sendAuthenticated(rounds.resetSolutions, because(reason)).then(() => say(t('said.solutionsReset'), undoReset)),
    undoReset: () => undoReset().catch(failed),
    remove: (reason: Why<RoundReason>) =>
      sendAuthenticated(roundDeletion.remove, because(reason)).then(() => say(t('said.deleted'), restore)),
    restore: () => restore().catch(failed),
  };
}

type OfSubmission = OfRound & { submissionId: string; version: number | undefined };

export function useSubmissionMutations(submission: OfSubmission) {
  const { challengeId, round, submissionId } = submission;
  const { t } = useTranslation('rounds');
  const { failed, say } = useSaying();
  const of = { params: { id: challengeId, round, submissionId } };
  const reopen = () => sendAuthenticated(rounds.reopen, of).then(() => say(t('said.reopened')));
  return {
    vote: (body: Vote) => sendAuthenticated(rounds.vote, { ...of, body }),
    voteUp: () => sendAuthenticated(rounds.vote, { ...of, body: { vote: 'up' } }).catch(failed),
    withdrawVote: () => sendAuthenticated(rounds.withdrawVote, of).catch(failed),
    withdraw: () => sendAuthenticated(rounds.withdraw, of).then(() => say(t('said.withdrawn')), failed),
    approve: () =>
      sendAuthenticated(rounds.approve, { ...of, body: seenOf(atPress(submission)) }).then(
        () => say(t('said.approved'), reopen),
        failed,
      ),
    decline: async (shown: AsShown<RoundSubmission>, reason: Why<RoundFault>) => {
      await sendAuthenticated(rounds.decline, { ...of, body: { reason, ...seenOf(shown) } });
      say(t('said.declined'), reopen);
    },
    reopen: () => reopen().catch(failed),
  };
}

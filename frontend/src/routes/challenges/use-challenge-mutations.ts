import { useTranslation } from 'react-i18next';
import { type ChallengeAttributes, challenges, type RoundAttributes, type StatedRound } from '#contracts';
import type { Why } from '../../features/challenges/use-challenges.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function useChallengeMutations(id: string) {
  const { t } = useTranslation(['challenges', 'common']);
  const params = { id };
  const back: Why = { code: 'correction', text: t('challenges:undone') };
  const said = (text: string, undo: () => Promise<unknown>) => {
    const run = () => void undo().then(() => showSnack({ kind: 'info', text: t('challenges:undone') }));
    showSnack({ kind: 'success', text, action: { label: t('common:undo'), run } });
  };
  const sendFacts = (facts: Partial<ChallengeAttributes>, reason: Why) =>
    sendAuthenticated(challenges.correct, { params, body: { facts, reason } });
  const sendRounds = (rounds: StatedRound[], reason: Why) =>
    sendAuthenticated(challenges.stateRounds, { params, body: { rounds, reason } });
  const retire = (reason: Why) => sendAuthenticated(challenges.retire, { params, body: { reason } });
  const restore = (reason: Why) => sendAuthenticated(challenges.restore, { params, body: { reason } });
  return {
    correct: async (facts: Partial<ChallengeAttributes>, was: Partial<ChallengeAttributes>, reason: Why) => {
      await sendFacts(facts, reason);
      said(t('challenges:saved'), () => sendFacts(was, back));
    },
    stateRounds: sendRounds,
    stateRound: async (round: number, facts: RoundAttributes, was: RoundAttributes | null, reason: Why) => {
      await sendRounds([{ round, facts }], reason);
      said(t('challenges:saved'), () => sendRounds([{ round, facts: was ?? nothing }], back));
    },
    retire: async (reason: Why) => {
      await retire(reason);
      said(t('challenges:retiredNow'), () => restore(back));
    },
    restore: async (reason: Why) => {
      await restore(reason);
      said(t('challenges:restored'), () => retire(back));
    },
  };
}

const nothing: RoundAttributes = { races: [], rewards: [] };

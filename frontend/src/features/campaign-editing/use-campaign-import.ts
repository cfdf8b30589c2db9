import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaign, type StateMatchBody } from '#contracts';
import { asProblem, type ProblemError } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import type { PlannedMatch } from './campaign-plan.ts';

export type Shared = Pick<StateMatchBody, 'gameVersion' | 'reason'>;
/** By the line of a match: null where saved, else the error. */
export type ImportResults = ReadonlyMap<number, ProblemError | null>;

const none: ImportResults = new Map();

/** Sends one match after the other and reports the result of each; all of it can be undone. */
export function useCampaignImport() {
  const { t } = useTranslation(['campaign', 'staffcars', 'common']);
  const [sending, setSending] = useState<{ done: number; all: number } | null>(null);
  const [results, setResults] = useState(none);

  const sendAll = async (matches: readonly PlannedMatch[], said: Shared, factsOf: (one: PlannedMatch) => object) => {
    const became = new Map<number, ProblemError | null>();
    for (const [done, one] of matches.entries()) {
      setSending({ done, all: matches.length });
      const body = { place: one.place, match: one.match, ...said, facts: factsOf(one) } as StateMatchBody;
      // One after the other: matches of a place are one stream, and the report follows the file.
      // oxlint-disable-next-line no-await-in-loop
      const problem = await sendAuthenticated(campaign.stateMatch, { body }).then(() => null, asProblem);
      became.set(one.at, problem);
    }
    setSending(null);
    return became;
  };

  const undo = async (saved: readonly PlannedMatch[], { gameVersion }: Shared) => {
    const reason = { code: 'correction', text: t('staffcars:undone') } as const;
    const became = await sendAll(saved, { gameVersion, reason }, ({ before: { carIds, trackCodes } }) => ({
      carIds,
      trackCodes,
    }));
    setResults(none);
    const failed = [...became.values()].filter((problem) => problem !== null).length;
    showSnack({ kind: failed > 0 ? 'error' : 'info', text: t('staffcars:undone') });
  };

  const send = async (matches: readonly PlannedMatch[], said: Shared) => {
    const became = await sendAll(matches, said, ({ facts }) => facts);
    setResults(became);
    const saved = matches.filter(({ at }) => became.get(at) === null);
    const text = t('campaign:file.saved', { saved: saved.length, of: matches.length });
    const action = { label: t('common:undo'), run: () => void undo(saved, said) };
    showSnack({
      kind: saved.length === matches.length ? 'success' : 'error',
      text,
      ...(saved.length > 0 && { action }),
    });
  };
  return { sending, results, send, forget: () => setResults(none) };
}

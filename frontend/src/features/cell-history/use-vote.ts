import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lapTimeTrust } from '#contracts';
import type { RequestOf, CellHistoryEntry } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type Vote = RequestOf<typeof lapTimeTrust.vote>['body'];

export type VotedTime = Pick<CellHistoryEntry, 'lapTimeId' | 'votes'> & { readonly allowed: readonly string[] };

/** Votes on another user's time, and withdraws the vote. The story itself shows the result. */
export function useVote({ carId, tune, trackCode }: Cell, { lapTimeId }: Pick<VotedTime, 'lapTimeId'>) {
  const { t } = useTranslation(['problems', 'common']);
  const [busy, setBusy] = useState(false);
  const params = { carId, tune, trackCode, lapTimeId };
  const attempt = async (send: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await send();
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    vote: (body: Vote) => void attempt(() => sendAuthenticated(lapTimeTrust.vote, { params, body })),
    takeBack: () => void attempt(() => sendAuthenticated(lapTimeTrust.withdrawVote, { params })),
  };
}

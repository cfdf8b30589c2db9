import { useState } from 'react';
import type { ClosingAnswer } from '#contracts';
import { checkAnswer } from '../../lib/api/answer-check.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { call, readAnswer } from '../../lib/api/read-answer.ts';
import { apiPaths } from '../../lib/paths.ts';
import { forgetMine } from '../../lib/session/my-lap-times.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';

/** Closes the account; from then on nobody is signed in, and `closesAt` says when it goes. */
export function useCloseAccount() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const [closesAt, setClosesAt] = useState<string>();
  const close = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await readAnswer(await call(apiPaths.ownClosing, { method: 'POST', headers }));
      checkAnswer('closing', answer);
      setClosesAt((answer as ClosingAnswer).closesAt);
      forgetMine();
      await sessionChanged();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, closesAt, close: () => void close() };
}

import { useState } from 'react';
import type { ClosingAnswer } from '#contracts';
import { checkAnswer } from '../../lib/api/answer-check.ts';
import { useAct } from '../../lib/form/use-act.ts';
import { apiPaths } from '../../lib/paths.ts';
import { sendOwn } from '../../lib/session/post-account.ts';
import { signedOut } from '../../lib/session/sign-in.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';

/** Closes the account; from then on nobody is signed in, and `closesAt` says when it goes. */
export function useCloseAccount() {
  const [closesAt, setClosesAt] = useState<string>();
  const { busy, problem, run } = useAct(async () => {
    const answer = await whileSignedIn(() => sendOwn('POST', apiPaths.ownClosing));
    checkAnswer('closing', answer);
    setClosesAt((answer as ClosingAnswer).closesAt);
    await signedOut();
  });
  return { busy, problem, closesAt, close: () => run() };
}

import { useState } from 'react';
import { me } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { signedOut } from '../../lib/session/sign-in.ts';

/** Closes the account; from then on nobody is signed in, and `closesAt` says when it goes. */
export function useCloseAccount() {
  const [closesAt, setClosesAt] = useState<string>();
  const { busy, problem, run } = useAct(async (password: string) => {
    setClosesAt((await sendSignedIn(me.close, { body: password === '' ? {} : { password } })).closesAt);
    await signedOut();
  });
  return { busy, problem, closesAt, close: run };
}

import { useState } from 'react';
import { me } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { signedOut } from '../../lib/session/sign-in.ts';

/** Closes the account; the user is logged out, and `closesAt` says when it is deleted. */
export function useCloseAccount() {
  const [closesAt, setClosesAt] = useState<string>();
  const { busy, problem, run } = useAction(async (password: string) => {
    setClosesAt((await sendAuthenticated(me.close, { body: password === '' ? {} : { password } })).closesAt);
    await signedOut();
  });
  return { busy, problem, closesAt, close: run };
}

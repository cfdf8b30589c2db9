import { asProblem } from '../api/problem-error.ts';
import { promptReauthentication, promptLogin } from './sign-in-request.ts';

/** The ways to authenticate again, by the code of the refusal. */
const ways = { 'session-not-fresh': promptReauthentication, 'signed-out': promptLogin } as const;

/**
 * Runs the action. A security-critical one needs a recent password or passkey: the user is asked for one, and it
 * continues.
 */
export async function sendFresh<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    const problem = asProblem(thrown);
    const { code } = problem;
    if (code !== 'session-not-fresh' && code !== 'signed-out') throw problem;
    if (!(await ways[code]())) throw problem;
    return await act();
  }
}

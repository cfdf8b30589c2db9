import { asProblem } from '../api/problem-error.ts';
import { askToProve, askToSignIn } from './sign-in-request.ts';

/** How one shows again who one is, by what was refused. */
const ways = { 'session-not-fresh': askToProve, 'signed-out': askToSignIn } as const;

/** Does it. What opens doors takes a password or passkey shown just now: one shows it, and it goes on. */
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

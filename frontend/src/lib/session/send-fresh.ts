import { asProblem } from '../api/problem-error.ts';
import { askToSignIn } from './sign-in-request.ts';

/** Does it. A session of yesterday must show again who holds it: one signs in, and it goes on. */
export async function sendFresh<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    const problem = asProblem(thrown);
    const old = problem.code === 'session-not-fresh' || problem.code === 'signed-out';
    if (!old || !(await askToSignIn())) throw problem;
    return await act();
  }
}

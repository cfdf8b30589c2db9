import { asProblem } from '../api/problem-error.ts';
import { i18next } from '../i18n/i18n.ts';
import { askToSignIn } from './sign-in-request.ts';

/** Does it. When the session has ended meanwhile it says so, asks to sign in, and does it again after that. */
export async function whileSignedIn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out') throw problem;
    // Many requests may find out at once: it is said and asked once.
    if (!(await askToSignIn(i18next.t('problems:signed-out')))) throw problem;
    return whileSignedIn(act);
  }
}

import { asProblem } from '../api/problem-error.ts';
import { i18next } from '../i18n/i18n.ts';
import { promptLogin } from './sign-in-request.ts';

/**
 * Runs the action. If the session has ended since then, it reports that, asks the user to log in, and runs it again.
 */
export async function withLoginPrompt<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out') throw problem;
    // Many requests may fail together: it is reported and asked once.
    if (!(await promptLogin(i18next.t('problems:signed-out')))) throw problem;
    return withLoginPrompt(act);
  }
}

import type { Written } from '#contracts';
import { send } from '../api/intent.ts';
import type { Intent } from '../api/intent.ts';
import { asProblem } from '../api/problem-error.ts';
import { revalidateViews } from '../live-views/mounted-views.ts';
import { askToSignIn } from './sign-in-request.ts';

/** Sends an intent. Signed out, it asks to sign in and then goes on with the same intent; views on screen follow. */
export async function sendSignedIn(intent: Intent): Promise<Written> {
  try {
    const written = await send(intent);
    revalidateViews(written.views);
    return written;
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out' || !(await askToSignIn())) throw problem;
    return sendSignedIn(intent);
  }
}

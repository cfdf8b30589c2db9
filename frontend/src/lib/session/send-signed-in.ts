import type { Written } from '#contracts';
import { send } from '../api/intent.ts';
import type { Intent } from '../api/intent.ts';
import { asProblem } from '../api/problem-error.ts';
import { revalidateViews } from '../live-views/mounted-views.ts';
import { i18next } from '../i18n/i18n.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { askToSignIn, currentSignInRequest } from './sign-in-request.ts';

/** Sends an intent. Signed out, it asks to sign in and then goes on with the same intent; views on screen follow. */
export async function sendSignedIn(intent: Intent): Promise<Written> {
  try {
    const written = await send(intent);
    revalidateViews(written.views);
    return written;
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out') throw problem;
    // Many requests may find out at once: it is said and asked once.
    if (currentSignInRequest() === null) showSnack({ kind: 'info', text: i18next.t('problems:signed-out') });
    if (!(await askToSignIn())) throw problem;
    return sendSignedIn(intent);
  }
}

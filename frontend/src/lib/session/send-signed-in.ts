import type { Written } from '#contracts';
import { send } from '../api/intent.ts';
import type { Intent } from '../api/intent.ts';
import { revalidateViews } from '../live-views/mounted-views.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** Sends an intent. Signed out, it asks to sign in and then goes on with the same intent; views on screen follow. */
export async function sendSignedIn(intent: Intent): Promise<Written> {
  const written = await whileSignedIn(() => send(intent));
  revalidateViews(written.views);
  return written;
}

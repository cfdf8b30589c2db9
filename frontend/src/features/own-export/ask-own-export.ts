import { me } from '#contracts';
import { askFile } from '../../lib/api/ask.ts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';

/** The full zip of the user's data. Throws the refusal; `answer-unreadable`: it was cut off. */
export async function askOwnExport(): Promise<Blob> {
  const answer = await whileSignedIn(() => askFile(me.export, {}, { cache: 'no-store' }));
  try {
    return await answer.blob();
  } catch {
    throw new ProblemError('answer-unreadable');
  }
}

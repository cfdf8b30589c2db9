import { me } from '#contracts';
import { askFile } from '../../lib/api/ask.ts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';

/** The zip of everything one has, whole. Throws what was refused; `answer-unreadable`: it was cut off. */
export async function askOwnExport(): Promise<Blob> {
  const answer = await whileSignedIn(() => askFile(me.export, {}, { cache: 'no-store' }));
  try {
    return await answer.blob();
  } catch {
    throw new ProblemError('answer-unreadable');
  }
}

import { me } from '#contracts';
import { queryFile } from '../../lib/api/query-api.ts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { withLoginPrompt } from '../../lib/session/while-signed-in.ts';

/** The full zip of the user's data. Throws the refusal; `answer-unreadable`: it was cut off. */
export async function fetchMyExport(): Promise<Blob> {
  const answer = await withLoginPrompt(() => queryFile(me.export, {}, { cache: 'no-store' }));
  try {
    return await answer.blob();
  } catch {
    throw new ProblemError('answer-unreadable');
  }
}

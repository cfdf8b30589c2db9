import { ProblemError } from '../../lib/api/problem-error.ts';
import { call, readAnswer } from '../../lib/api/read-answer.ts';
import { apiPaths } from '../../lib/paths.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';

/** The zip of everything one has, whole. Throws what was refused; `answer-unreadable`: it was cut off. */
export async function askOwnExport(): Promise<Blob> {
  const answer = await whileSignedIn(async () => {
    const response = await call(apiPaths.ownExport, { cache: 'no-store' });
    if (!response.ok) await readAnswer(response);
    return response;
  });
  try {
    return await answer.blob();
  } catch {
    throw new ProblemError('answer-unreadable');
  }
}

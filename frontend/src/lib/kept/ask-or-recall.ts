import type { Answer } from '../api/ask.ts';
import { asProblem } from '../api/problem-error.ts';
import { keepAnswer, keeperOfNow, keptAnswer } from './kept-answers.ts';
import { answeredNow, recalledFrom } from './recalled.ts';

/** The server is unreachable: no network, or a site under maintenance. */
const isAway = (thrown: unknown): boolean => ['offline', 'maintenance'].includes(asProblem(thrown).code);

/**
 * Sends a request and caches the response. While the server is unreachable: the cached response, and the page shows its
 * time.
 */
export async function askOrRecall<Value>(
  key: readonly string[],
  ask: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const keeper = keeperOfNow();
  try {
    const answer = await ask();
    answeredNow();
    void keepAnswer(key, answer, keeper);
    return answer;
  } catch (thrown) {
    const kept = isAway(thrown) ? await keptAnswer(key) : undefined;
    if (!kept || keeper !== keeperOfNow()) throw thrown;
    recalledFrom(kept.at);
    return kept.answer as Answer<Value>;
  }
}

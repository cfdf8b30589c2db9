import type { Answer } from '../api/query-api.ts';
import { asProblem } from '../api/problem-error.ts';
import { cacheAnswer, cacheOwner, cachedAnswer } from './cached-answers.ts';
import { answeredNow, recalledFrom } from './recalled.ts';

/** The server is unreachable: no network, or a site under maintenance. */
const isAway = (thrown: unknown): boolean => ['offline', 'maintenance'].includes(asProblem(thrown).code);

/**
 * Sends a request and caches the response. While the server is unreachable: the cached response, and the page shows its
 * time.
 */
export async function fetchOrCached<Value>(
  key: readonly string[],
  ask: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const keeper = cacheOwner();
  try {
    const answer = await ask();
    answeredNow();
    void cacheAnswer(key, answer, keeper);
    return answer;
  } catch (thrown) {
    const kept = isAway(thrown) ? await cachedAnswer(key) : undefined;
    if (!kept || keeper !== cacheOwner()) throw thrown;
    recalledFrom(kept.at);
    return kept.answer as Answer<Value>;
  }
}

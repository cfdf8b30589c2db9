import type { Answer } from '../api/ask.ts';
import { asProblem } from '../api/problem-error.ts';
import { keepAnswer, keeperOfNow, keptAnswer } from './kept-answers.ts';
import { answeredNow, recalledFrom } from './recalled.ts';

/** Nobody is there to answer: no network, or a site under maintenance. */
const isAway = (thrown: unknown): boolean => ['offline', 'maintenance'].includes(asProblem(thrown).code);

/** Asks, and keeps the answer. While nobody answers: what was answered last, and the page says from when it is. */
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

import { descriptionOf } from '#contracts';
import type { Endpoint } from '#contracts';

/** Throws, naming the field, when an answer is not what its endpoint says. A built page has no schemas, and checks nothing. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  descriptionOf(endpoint).answer?.parse(answer);
}

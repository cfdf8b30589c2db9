import { descriptionOf } from '#contracts';
import type { Endpoint } from '#contracts';

/**
 * Throws, naming the field, when a response does not match its endpoint's schema. A production build has no schemas,
 * and checks nothing.
 */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  descriptionOf(endpoint).answer?.parse(answer);
}

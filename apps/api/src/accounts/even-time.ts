import { setTimeout as wait } from 'node:timers/promises';

/** Longer than creating a link and saving an email takes. */
const EVEN_MS = 250;

/** Answers after the same time in all cases, so that the time does not reveal whether an email address is known. */
export const inEvenTime = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  const [, answer] = await Promise.all([wait(EVEN_MS), ask()]);
  return answer;
};

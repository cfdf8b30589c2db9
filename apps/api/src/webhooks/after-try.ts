import type { WebhookProgress } from '#accounts';

const FIRST_RETRY_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A webhook that fails for so long is parked. */
const PARKED_AFTER_MS = 24 * 3_600_000;

const isTaken = (answer: string): boolean => /^2\d\d$/.test(answer);

/** The stored result of a try: `position` was accepted, or it is retried, ever more rarely, and parked after a day. */
export const afterTry = (before: WebhookProgress, answer: string, position: number, now: string): WebhookProgress => {
  const told = { lastAt: now, lastAnswer: answer, parkedAt: null };
  if (isTaken(answer)) return { ...told, position, tries: 0, failingSince: null, dueAt: null };
  const tries = before.tries + 1;
  const failingSince = before.failingSince ?? now;
  const failed = { ...told, position: before.position, tries, failingSince };
  if (Date.parse(now) - Date.parse(failingSince) >= PARKED_AFTER_MS) return { ...failed, dueAt: null, parkedAt: now };
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return { ...failed, dueAt: new Date(Date.parse(now) + wait).toISOString() };
};

/** Whether to retry now. A wait longer than the longest means that the clock was set back since then. */
export const isDue = ({ dueAt }: WebhookProgress, now: string): boolean => {
  const wait = dueAt === null ? 0 : Date.parse(dueAt) - Date.parse(now);
  return wait <= 0 || wait > LONGEST_WAIT_MS;
};

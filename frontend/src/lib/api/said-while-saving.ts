/** What is saved sooner is worth no word; the log may take so long to find its next leader. */
const SAID_AFTER_MS = 2_000;

/** Says after a while that it is still being saved; what says so is no part of the first load. */
export function saidWhileSaving<Answer>(saving: Promise<Answer>): Promise<Answer> {
  const say = () => void import('../../ui/snack/say-saving.ts').then(({ saySaving }) => saySaving(saving));
  const timer = setTimeout(say, SAID_AFTER_MS);
  return saving.finally(() => clearTimeout(timer));
}

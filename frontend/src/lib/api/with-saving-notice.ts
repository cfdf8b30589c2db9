/** Faster saves show no message; the log may take this long to elect a leader. */
const SAID_AFTER_MS = 2_000;

/** Shows after a while that saving still runs; the module that shows it is not part of the first load. */
export function withSavingNotice<Answer>(saving: Promise<Answer>): Promise<Answer> {
  const say = () =>
    void import('../../ui/snack/show-saving-notice.ts').then(({ showSavingNotice }) => showSavingNotice(saving));
  const timer = setTimeout(say, SAID_AFTER_MS);
  return saving.finally(() => clearTimeout(timer));
}

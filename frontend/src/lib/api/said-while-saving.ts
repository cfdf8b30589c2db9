/** What is saved sooner is worth no word; the log may take so long to find its next leader. */
const SAID_AFTER_MS = 2_000;

/** Does it, and says after a while that it is still being done. */
export async function saidWhileSaving<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  let said: Promise<() => void> | undefined;
  const say = () => void (said = import('../../ui/snack/say-saving.ts').then(({ saySaving }) => saySaving()));
  const timer = setTimeout(say, SAID_AFTER_MS);
  try {
    return await act();
  } finally {
    clearTimeout(timer);
    said?.then(
      (end) => end(),
      () => {},
    );
  }
}

/** What tests of this file or block leave to be ended: what is given is run after the test, the newest first. */
export function endings(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    while (ends.length > 0) await ends.pop()?.();
  });
  return (end) => void ends.push(end);
}

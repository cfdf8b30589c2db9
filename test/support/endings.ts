/** Runs the given functions after each test of this file or block, newest first. */
export function endings(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    while (ends.length > 0) await ends.pop()?.();
  });
  return (end) => void ends.push(end);
}

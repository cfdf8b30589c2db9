/** What a ring of tests needs beyond Node: either the found means, or why they are missing. */
export type Means<Found> = { readonly found: Found } | { readonly missing: string };

/**
 * `describe` when the means are there. Otherwise the ring is skipped with a line that shows why; where `REQUIRE_RINGS`
 * is set (a machine that can install everything) that is a failure.
 */
export const ring = <Found>(name: string, means: Means<Found>, tests: (found: Found) => void): void => {
  if ('found' in means) {
    describe(name, () => tests(means.found));
    return;
  }
  const line = `skipped: ${name} (${means.missing})`;
  process.stderr.write(`${line}\n`);
  if (process.env.REQUIRE_RINGS) it(name, () => expect(line).toBe('run'));
  else describe.skip(name, () => void it('needs what is missing', () => undefined));
};

/** Tests that mostly wait: all start in parallel, before the first of them is counted. */
export function sideBySide(tests: readonly (readonly [name: string, run: () => Promise<unknown>])[]): void {
  let runs: readonly Promise<unknown>[] = [];
  beforeAll(() => {
    runs = tests.map(([, run]) => run());
    for (const one of runs) one.catch(() => undefined);
  });
  for (const [n, [name]] of tests.entries()) it(name, () => runs[n]);
}

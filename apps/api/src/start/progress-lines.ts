/** Prints a line; a progress line replaces the one before it, where lines can. */
export type ProgressReporter = (line: string, moves?: 'moves') => void;

/** A fast startup shows no progress. */
const QUIET_MS = 1_000;

/** Total progress of all views being built, in a line each tenth: so that a long startup looks alive. */
export const progressLines = (tell: ProgressReporter, now: () => number = () => performance.now()) => {
  const shares = new Map<string, number>();
  const loudFrom = now() + QUIET_MS;
  let told = 0;
  return ({ view, position, head }: { view: string; position: number; head: number }): void => {
    shares.set(view, head === 0 ? 1 : Math.min(1, position / head));
    const all = [...shares.values()];
    const tenths = Math.floor((10 * all.reduce((sum, one) => sum + one, 0)) / all.length);
    if (now() < loudFrom || tenths <= told) return;
    told = tenths;
    tell(`Building views: ${tenths * 10} %`, 'moves');
  };
};

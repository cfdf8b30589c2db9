/** Tells a line; one that moves stands in the place of the one before it, where lines can. */
export type Tell = (line: string, moves?: 'moves') => void;

/** A start that is over in a moment says nothing of it. */
const QUIET_MS = 1_000;

/** How far all views that are built are together, in a line each tenth: a long start should look alive. */
export const progressLines = (tell: Tell, now: () => number = () => performance.now()) => {
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

import { join } from 'node:path';
import { cellHistory } from '#projections/cell-history/cell-history.projection';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { anyProjection } from '#read-store';
import { benchFolder, interleaved, perSecond, row } from './bench-kit.ts';
import { makeVotedLog } from './lap-time-log.ts';
import { foldByHand, rebuild } from './rebuild-by-hand.ts';

const TIMES = 200_000;
const VOTES = 1_000_000;
const KEYS = 50_000;

/**
 * Rebuilds of the views that votes change, compared with a hand-written loop over the same log, with the same bound as
 * any rebuild.
 */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  try {
    const log = join(folder, 'votes.sqlite');
    await makeVotedLog(log, TIMES, VOTES, KEYS);
    const all = TIMES + VOTES;
    const good: boolean[] = [];
    for (const view of [anyProjection(lapTimes), anyProjection(cellHistory)]) {
      const views = join(folder, view.name);
      await rebuild(view, log, views);
      const measured = await interleaved(3, {
        byHand: () => perSecond(all, () => foldByHand(view, log, join(folder, `side-${view.name}.sqlite`))),
        rebuilt: () => perSecond(all, () => rebuild(view, log, views)),
      });
      good.push(
        row({
          work: `rebuild of ${view.name}, 200,000 times with 1,000,000 votes`,
          value: measured.rebuilt,
          limit: measured.byHand,
          unit: 'events/s',
          atLeast: 0.4,
        }),
      );
    }
    return good.every(Boolean);
  } finally {
    remove();
  }
};

import { join } from 'node:path';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { anyProjection } from '#read-store';
import { benchFolder, interleaved, perSecond, row } from './bench-kit.ts';
import { makeLapTimeLog } from './lap-time-log.ts';
import { foldByHand, rebuild } from './rebuild-by-hand.ts';

const EVENTS = 1_000_000;
const FEW_KEYS = 50_000;
const view = anyProjection(lapTimes);

/** A rebuild of `lap-times`, compared with the live view and switched, against a hand-written loop over the same log. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  try {
    const many = join(folder, 'many.sqlite');
    await makeLapTimeLog(many, EVENTS, EVENTS);
    const speed = await perSecond(EVENTS, () => rebuild(view, many, join(folder, 'many')));
    // Before any other step may have needed more.
    const megabytes = process.resourceUsage().maxRSS / 1024;
    const few = join(folder, 'few.sqlite');
    await makeLapTimeLog(few, EVENTS, FEW_KEYS);
    await rebuild(view, few, join(folder, 'few'));
    const measured = await interleaved(3, {
      byHand: () => perSecond(EVENTS, () => foldByHand(view, few, join(folder, 'side.sqlite'))),
      rebuilt: () => perSecond(EVENTS, () => rebuild(view, few, join(folder, 'few'))),
    });
    return [
      row({
        work: 'rebuild of lap-times, 1,000,000 events over 50,000 keys',
        value: measured.rebuilt,
        limit: measured.byHand,
        unit: 'events/s',
        atLeast: 0.4,
      }),
      row({ work: 'rebuild of lap-times, 1,000,000 keys', value: speed, unit: 'events/s' }),
      row({ work: 'rebuild of lap-times, 1,000,000 keys: memory', value: megabytes, unit: 'MB', atMost: 600 }),
    ].every(Boolean);
  } finally {
    remove();
  }
};

import { lapTimes } from '#contracts';
import type { CellStory } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { carChannel } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** The author and date of a cell's time, and earlier ones. Null sends no request. */
export function useCellStory({ carId, tune, trackCode }: Cell): LiveView<CellStory> {
  return useLiveView({
    key: ['cell-story', carId, tune, trackCode],
    channels: [carChannel(carId)],
    alsoOf: ['lap-time-evidence'],
    ask: () => ask(lapTimes.story, { params: { carId, tune, trackCode } }),
  });
}

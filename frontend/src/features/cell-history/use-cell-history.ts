import { lapTimes } from '#contracts';
import type { CellHistory } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { carChannel } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** The author and date of a cell's time, and earlier ones. Null sends no request. */
export function useCellHistory({ carId, tune, trackCode }: Cell): LiveView<CellHistory> {
  return useLiveView({
    key: ['cell-history', carId, tune, trackCode],
    channels: [carChannel(carId)],
    alsoOf: ['lap-time-evidence'],
    ask: () => queryApi(lapTimes.story, { params: { carId, tune, trackCode } }),
  });
}

import { bestTimes } from '#contracts';
import type { BestTimesOfTrack } from '#contracts';
import type { TrackCode } from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import type { TrackTimes } from './rank-best.ts';

const TIMES_A_PAGE = 500;

/** Pages read per track: a car behind 10,000 others is the best under no realistic filter. */
const MAX_PAGES = 20;

/** All times of a track, the best first, without those that did not finish. */
export async function fetchBestTimes(
  trackCode: TrackCode,
  withDisputed = false,
): Promise<{ times: TrackTimes; position: number }> {
  const times: BestTimesOfTrack['items'] = [];
  let after: string | undefined;
  let position = Number.MAX_SAFE_INTEGER;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const disputed = withDisputed ? { disputed: 'with' as const } : {};
    const query = { limit: TIMES_A_PAGE, ...disputed, ...(after === undefined ? {} : { after }) };
    // Each page starts where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await queryApi(bestTimes.ofTrack, { params: { trackCode }, query });
    times.push(...answer.value.items);
    position = Math.min(position, answer.position);
    after = answer.value.next;
    if (after === undefined) break;
  }
  return { times: { trackCode, times }, position };
}

/** All times of these tracks, the best of each first; disputed and downvoted times only on request. */
export function useBestTimes(tracks: readonly TrackCode[], withDisputed = false): LiveView<readonly TrackTimes[]> {
  return useQuery(
    tracks.length === 0
      ? null
      : {
          key: ['best-times', withDisputed ? 'with' : '', ...tracks],
          ask: async () => {
            const answers = await Promise.all(tracks.map((track) => fetchBestTimes(track, withDisputed)));
            return {
              value: answers.map(({ times }) => times),
              position: Math.min(...answers.map(({ position }) => position)),
            };
          },
        },
  );
}

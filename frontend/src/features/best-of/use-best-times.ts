import { bestTimes } from '#contracts';
import type { BestTimesOfTrack } from '#contracts';
import type { TrackCode } from '#racing';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import type { TrackTimes } from './rank-best.ts';

const TIMES_A_PAGE = 500;

/** Pages read of one track: who stands behind 10,000 others is the best under no filter that anybody sets. */
const MOST_PAGES = 20;

/** All times of a track, the best first; who did not finish is not among them. */
export async function askBestTimes(trackCode: TrackCode): Promise<{ times: TrackTimes; position: number }> {
  const times: BestTimesOfTrack['items'] = [];
  let after: string | undefined;
  let position = Number.MAX_SAFE_INTEGER;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { limit: TIMES_A_PAGE, ...(after === undefined ? {} : { after }) };
    // Each page begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(bestTimes.ofTrack, { params: { trackCode }, query });
    times.push(...answer.value.items);
    position = Math.min(position, answer.position);
    after = answer.value.next;
    if (after === undefined) break;
  }
  return { times: { trackCode, times }, position };
}

/** All times of these tracks, those of each the best first. */
export function useBestTimes(tracks: readonly TrackCode[]): LiveView<readonly TrackTimes[]> {
  return useQuestion(
    tracks.length === 0
      ? null
      : {
          key: ['best-times', ...tracks],
          ask: async () => {
            const answers = await Promise.all(tracks.map(askBestTimes));
            return {
              value: answers.map(({ times }) => times),
              position: Math.min(...answers.map(({ position }) => position)),
            };
          },
        },
  );
}

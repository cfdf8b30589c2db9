import { carPhotos } from '#contracts';
import type { CarPhoto } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';

const about = { channels: ['car-photos'], alsoOf: ['current-car-photos'] };
const from = (after: string | undefined) => (after === undefined ? {} : { after });

export const useNewPhotos = (): PagedList<CarPhoto> =>
  usePagedList({
    key: ['car-photos', 'new'],
    ...about,
    ask: (after) => queryApi(carPhotos.list, { query: from(after) }),
  });

export const useMyPhotos = (): PagedList<CarPhoto> =>
  usePagedList({
    key: ['car-photos', 'mine'],
    ...about,
    uncached: true,
    ask: (after) => queryApi(carPhotos.mine, { query: from(after) }),
  });

export type QueueStatus = 'pending' | 'approved' | 'declined';

export const usePhotoQueue = (status: QueueStatus): PagedList<CarPhoto> =>
  usePagedList({
    key: ['car-photos', 'queue', status],
    ...about,
    uncached: true,
    ask: (after) => queryApi(carPhotos.queue, { query: { status, ...from(after) } }),
  });

import { lapTimeItemId, partsOf, queueKey, type QueueItem, queueKinds, type QueueKindName } from '#domain';
import { type CarPhotoDoc, carPhotosView } from '#projections/car-photos/car-photos.projection';
import {
  currentCarPhotos,
  type CurrentCarPhotosDoc,
} from '#projections/current-car-photos/current-car-photos.projection';
import { type GroupDoc, groups } from '#projections/groups/groups.projection';
import { type PendingCarDoc, pendingCars } from '#projections/pending-cars/pending-cars.projection';
import {
  type LapTimeSubmissionDoc,
  lapTimeSubmissions,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { itemAfter, itemKeyIn, typesInQueue } from '#projections/review-queue/item-in-queue';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { anyEvents, type ComparedStores, type Equality, logNaming, naming } from './equality.ts';

const queueView = anyEvents<ReviewQueueDoc>(reviewQueue);
const pendingView = anyEvents<PendingCarDoc>(pendingCars);
const groupsView = anyEvents<GroupDoc>(groups);
const submissionsView = anyEvents<LapTimeSubmissionDoc>(lapTimeSubmissions);
const photosView = anyEvents<CarPhotoDoc>(carPhotosView);
const shownPhotosView = anyEvents<CurrentCarPhotosDoc>(currentCarPhotos);

const queueItemOf = async ({ eventStore }: ComparedStores, key: string): Promise<QueueItem | undefined> => {
  const [kind, itemId] = partsOf(key);
  const events = await eventStore.read(queueKinds[kind as QueueKindName].stream(itemId));
  return events
    .filter((event) => itemKeyIn(event) === key)
    .reduce<QueueItem | undefined>((item, event) => itemAfter(item, event) ?? item, undefined);
};

const placed = (item: Pick<QueueItem, 'status' | 'priority'> | undefined) =>
  item ? { status: item.status, priority: item.priority } : null;

/** The items that wait for a moderator: by the queue, the items' own streams, and the list of waiting cars. */
const queue: Equality = {
  name: 'queue',
  views: ['review-queue', 'pending-cars'],
  names: [
    naming(queueView, (key) => key),
    naming(pendingView, (itemId) => queueKey({ kind: 'pending-car', itemId })),
    naming(groupsView, (itemId) => queueKey({ kind: 'group', itemId })),
    naming(submissionsView, (_, time) => queueKey({ kind: 'lap-time', itemId: lapTimeItemId(time) })),
  ],
  logged: { types: typesInQueue, nameOf: itemKeyIn },
  says: async (stores, key) => {
    const logged = await queueItemOf(stores, key);
    const [kind, itemId] = partsOf(key);
    const listed =
      kind === 'pending-car' ? (await stores.readStore.view(pendingView).get(itemId))?.doc.status === 'pending' : null;
    return {
      log: [placed(logged), listed === null ? null : logged?.status === 'waiting'],
      'review-queue': [placed((await stores.readStore.view(queueView).get(key))?.doc), listed],
    };
  },
};

const shownPhotos: Equality = {
  name: 'shown-photos',
  views: ['car-photos', 'current-car-photos'],
  names: [
    naming(photosView, (photoId, { carId }) => `${photoId}|${carId}`),
    naming(shownPhotosView, (carId, { approved }) => (approved[0] ? `${approved[0].photoId}|${carId}` : undefined)),
  ],
  logged: logNaming<{ photoId: string; carId: string }>(
    ['CarPhotoApproved'],
    ({ photoId, carId }) => `${photoId}|${carId}`,
  ),
  says: async ({ readStore }, name) => {
    const [photoId, carId] = partsOf(name);
    const photo = (await readStore.view(photosView).get(photoId))?.doc;
    const shown = (await readStore.view(shownPhotosView).get(carId))?.doc.approved ?? [];
    return {
      'car-photos': photo?.status === 'approved' ? photo.file : null,
      'current-car-photos': shown.find((one) => one.photoId === photoId)?.file ?? null,
    };
  },
};

export const equalitiesOfItems: readonly Equality[] = [queue, shownPhotos];

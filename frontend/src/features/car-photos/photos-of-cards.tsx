import { useEffect } from 'react';
import { carPhotos } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { storeOf, useStore } from '../../lib/store.ts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { cardPhotos, letGoOfPhotos, requestedPhotos } from '../../ui/car/card-photos.ts';

/** The API's limit per request; a list that is scrolled asks in groups of this size. */
const MAX_A_GROUP = 50;
/** No updates are awaited for more cars than these: a page shows fewer. */
const MAX_GROUPS = 12;
/** Collects cards that come into view together. */
const GATHER_MS = 100;

type Group = readonly string[];

const groupsInSight = storeOf<readonly Group[]>([]);

/** Requests the cars that came into view; the oldest are dropped, and requested again when they return. */
function askForWanted(): void {
  const groups = [...groupsInSight.get(), ...grouped(requestedPhotos.get())];
  requestedPhotos.set([]);
  letGoOfPhotos(groups.slice(0, -MAX_GROUPS).flat());
  groupsInSight.set(groups.slice(-MAX_GROUPS));
}

/** Loads the photos of all cars in view and listens for changes; renders nothing. */
export function PhotosOfCards() {
  const wanted = useStore(requestedPhotos);
  const groups = useStore(groupsInSight);
  useEffect(() => {
    if (wanted.length === 0) return;
    const timer = setTimeout(askForWanted, GATHER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return groups.map((cars) => <PhotosOfGroup key={cars[0]} cars={cars} />);
}

const grouped = (cars: Group): readonly Group[] =>
  Array.from({ length: Math.ceil(cars.length / MAX_A_GROUP) }, (_, at) =>
    cars.slice(at * MAX_A_GROUP, (at + 1) * MAX_A_GROUP),
  );

function PhotosOfGroup({ cars }: { cars: Group }) {
  const asked = cars.join(',');
  const { value } = useLiveView({
    key: ['current-car-photos', asked],
    channels: ['car-photos'],
    ask: () => queryApi(carPhotos.current, { query: { cars: asked } }),
  });
  useEffect(() => {
    if (value === undefined) return;
    const photos = new Map(cardPhotos.get());
    for (const carId of asked.split(',')) photos.delete(carId);
    for (const [carId, file] of Object.entries(value.files)) photos.set(carId, uploadAddress(file, 'card'));
    cardPhotos.set(photos);
  }, [asked, value]);
  return null;
}

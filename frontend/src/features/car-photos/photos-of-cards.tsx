import { useEffect } from 'react';
import { carPhotos } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { storeOf, useStore } from '../../lib/store.ts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { cardPhotos, letGoOfPhotos, wantedPhotos } from '../../ui/car/card-photos.ts';

/** What the API answers at once; a list that is scrolled through asks in groups of it. */
const MOST_A_GROUP = 50;
/** News of more cars than these is not waited for: a page shows fewer. */
const MOST_GROUPS = 12;
/** Cards come into sight together. */
const GATHER_MS = 100;

type Group = readonly string[];

const groupsInSight = storeOf<readonly Group[]>([]);

/** Asks for the cars that came into sight; the oldest ones go, and are asked for again when they come back. */
function askForWanted(): void {
  const groups = [...groupsInSight.get(), ...grouped(wantedPhotos.get())];
  wantedPhotos.set([]);
  letGoOfPhotos(groups.slice(0, -MOST_GROUPS).flat());
  groupsInSight.set(groups.slice(-MOST_GROUPS));
}

/** Finds the photos of all cars in sight, and hears when one has another: nothing that is seen by itself. */
export function PhotosOfCards() {
  const wanted = useStore(wantedPhotos);
  const groups = useStore(groupsInSight);
  useEffect(() => {
    if (wanted.length === 0) return;
    const timer = setTimeout(askForWanted, GATHER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return groups.map((cars) => <PhotosOfGroup key={cars[0]} cars={cars} />);
}

const grouped = (cars: Group): readonly Group[] =>
  Array.from({ length: Math.ceil(cars.length / MOST_A_GROUP) }, (_, at) =>
    cars.slice(at * MOST_A_GROUP, (at + 1) * MOST_A_GROUP),
  );

function PhotosOfGroup({ cars }: { cars: Group }) {
  const asked = cars.join(',');
  const { value } = useLiveView({
    key: ['current-car-photos', asked],
    channels: ['car-photos'],
    ask: () => ask(carPhotos.current, { query: { cars: asked } }),
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

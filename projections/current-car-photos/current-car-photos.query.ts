import type { View } from '#read-store';
import type { ApprovedPhoto, CurrentCarPhotosDoc } from './current-car-photos.projection.ts';

/** The approved photos of these cars, oldest approval first; a car without one is absent. */
export const approvedPhotosOf = async (view: View<CurrentCarPhotosDoc>, carIds: readonly string[]) => {
  const position = await view.position();
  const found = await view.getMany([...new Set(carIds)]);
  const photos = new Map<string, readonly ApprovedPhoto[]>([...found].map(([carId, { doc }]) => [carId, doc.approved]));
  return { position, photos };
};

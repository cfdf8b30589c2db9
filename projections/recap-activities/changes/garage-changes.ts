import type { GarageCopiesKept, GarageCopiesRemoved } from '#domain';
import type { Recorded } from '#kernel';
import { done, type ActivityChange, voided } from '../recap-activity.ts';

/** Copies added to a garage, on the day that its owner states; one without a day belongs to no year. */
export const garageChanges = ({
  type,
  data,
  meta,
}: Recorded<GarageCopiesKept | GarageCopiesRemoved>): readonly ActivityChange[] => {
  const keyOf = (copyId: string) => `copy|${data.owner}|${copyId}`;
  if (type === 'GarageCopiesRemoved') return data.copyIds.map((copyId) => voided(keyOf(copyId), 'withdrawn', meta.at));
  return data.copies.map(({ copyId, carId, since }) => {
    const key = keyOf(copyId);
    if (since === null) return { key, make: () => undefined };
    const at = `${since}:00:00.000Z`;
    const { make } = done(key, { by: data.owner, at, kind: 'car', carId });
    // The last stated day counts.
    return { key, make: (before) => make(before && { ...before, at }) };
  });
};

import { Suspense, useEffect, useState } from 'react';
import { partOf } from '../../lib/part-of.ts';

const PhotosOfCards = partOf(async () => (await import('../../features/car-photos/photos-of-cards.tsx')).PhotosOfCards);

/** Photos come when the page has been there for a moment: what one came for is loaded first. */
const AFTER_MS = 1_500;

export function PhotosLayer() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <PhotosOfCards />
    </Suspense>
  ) : null;
}

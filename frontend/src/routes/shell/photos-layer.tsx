import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';

const PhotosOfCards = lazyComponent(
  async () => (await import('../../features/car-photos/photos-of-cards.tsx')).PhotosOfCards,
);

/** Photos load a moment after the page: its own content is loaded first. */
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

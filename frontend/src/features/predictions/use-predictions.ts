import { useEffect, useState } from 'react';
import type { Car } from '#contracts';
import type { Deck } from '../../lib/deck/deck.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { noPredictions } from '../../lib/predictions.ts';
import type { Predictions } from '../../lib/predictions.ts';

/** The predicted times of a deck, if the user wants to see them; known ones stay until there are more. */
export function usePredictions({ cars, tracks }: Deck, byId: ReadonlyMap<string, Car>): Predictions {
  const wanted = useSetting('predictions');
  const [known, setKnown] = useState(noPredictions);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const asked = cars.flatMap(({ carId, tune }) => {
      const stats = byId.get(carId);
      return stats && tune ? [{ carId, tune, stats }] : [];
    });
    const answer = async () => {
      const { predictInWorker } = await import('./predict-in-worker.ts');
      const cells = await predictInWorker({ cars: asked, tracks });
      if (isCurrent) setKnown(new Map(cells));
    };
    void answer();
    return () => {
      isCurrent = false;
    };
  }, [wanted, cars, tracks, byId]);
  return wanted ? known : noPredictions;
}

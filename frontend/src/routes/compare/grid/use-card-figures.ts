import { useEffect, useState } from 'react';
import type { Car } from '#contracts';
import type { Tune, TunedFigures } from '#racing';

type Reckon = (car: Car, tune: Tune) => TunedFigures;
let reckoning: Reckon | undefined;

/** What a card shows; `about`: reckoned, for nobody has read it off the card. */
export type CardFigures = TunedFigures & { readonly about: boolean };

/**
 * The figures of a car in a tune: those that were read off its card, or about those that it would show. The formulas come
 * after the times; until then the card is that of the car at stock.
 */
export function useCardFigures(car: Car, tune: Tune | undefined, known: TunedFigures | undefined): CardFigures {
  const [reckon, setReckon] = useState(() => reckoning);
  const needed = tune !== undefined && tune !== '000' && !known;
  useEffect(() => {
    if (!needed || reckon) return;
    let isCurrent = true;
    const load = async () => {
      reckoning = (await import('./reckoned-figures.ts')).tunedFigures;
      if (isCurrent) setReckon(() => reckoning);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [needed, reckon]);
  if (known) return { ...known, about: false };
  return needed && reckon ? { ...reckon(car, tune), about: true } : { ...car, about: false };
}

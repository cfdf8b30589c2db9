import { useState } from 'react';
import { sameFigure } from '#racing';
import { type CarFigures, figureNames } from './car-values.ts';

/**
 * What a form was filled with: it stays while somebody else changes the car, whose changes are `news` until they are
 * taken. What was sent is known at once, though the view that tells it comes a moment later.
 */
export function useKnownFigures(told: CarFigures) {
  const [known, setKnown] = useState(told);
  const [toldBefore, setToldBefore] = useState<string>();
  const now = JSON.stringify(told);
  const news =
    now === toldBefore
      ? []
      : figureNames.filter((name) => !sameFigure(told[name] ?? undefined, known[name] ?? undefined));
  const know = (figures: CarFigures) => {
    setKnown(figures);
    setToldBefore(now);
  };
  return { known, news, know };
}

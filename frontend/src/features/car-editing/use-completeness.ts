import { useState } from 'react';
import { sameFigure } from '#racing';
import { type CarFigures, figureNames } from './car-values.ts';

/**
 * The values a form started with: they stay while another user changes the car, whose changes are `news` until
 * accepted. Sent values count immediately, though the updated view arrives a moment later.
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

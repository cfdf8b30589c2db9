import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTrackCode } from '#racing';
import type { Deck } from '../../../lib/deck/deck.ts';
import type { FigureKey } from './cell-figures.ts';
import type { Compared } from './compare-context.ts';

const none: ReadonlyMap<FigureKey, string> = new Map();

/** Whether a deck has a track that any such value exists for: for the others nothing is loaded. */
const hasFigures = ({ cars, tracks }: Deck): boolean =>
  tracks.some(
    (code) =>
      /^drag1(00b|50|70)/.test(code) ||
      (code === 'drag100_a00' && cars.some(({ tune }) => tune === '000')) ||
      (parseTrackCode(code)?.track.clearancePenalty ?? 'none') !== 'none',
  );

/** Small values that explain times. They come after the times: the grid does not wait for them. */
export function useCellFigures({ deck, cars, times }: Compared): ReadonlyMap<FigureKey, string> {
  const { language } = useTranslation().i18n;
  const [figures, setFigures] = useState(none);
  const needed = hasFigures(deck);
  useEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    const count = async () => {
      const { figuresOf } = await import('./cell-figures.ts');
      const next = await figuresOf(deck, cars.byId, { row: times.row, language });
      if (isCurrent) setFigures(next.size > 0 ? next : none);
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [needed, deck, cars.byId, times.row, language]);
  return needed ? figures : none;
}

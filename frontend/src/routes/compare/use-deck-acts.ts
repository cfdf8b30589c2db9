import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode, Tune } from '#racing';
import type { Car } from '#contracts';
import { deckEdits } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import type { DeckState } from '../../lib/deck/use-deck.ts';
import { useTrackWords } from '../../lib/i18n/use-track-words.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { useHandlers } from '../../ui/use-handlers.ts';

type Edit = (deck: Deck) => Deck;

const mostUndone = 50;

/** Changes that can be undone, one after the other. */
function useUndoable(change: DeckState['change']) {
  const before = useRef<Deck[]>([]);
  const undo = () => {
    const last = before.current.pop();
    if (last) change(() => last);
  };
  const act = (edit: Edit) =>
    change((now) => {
      const next = edit(now);
      if (next !== now) before.current = [...before.current.slice(-mostUndone), now];
      return next;
    });
  return { undo, act };
}

/** Changes that need no word: what they do is seen. */
const quietActs = (act: (edit: Edit) => void) => ({
  replace: (next: Deck) => act(() => next),
  addCar: (car: Car) => act((now) => deckEdits.addCar(now, car.id)),
  moveCar: (from: number, to: number) => act((now) => deckEdits.moveCar(now, from, to)),
  sortCars: (rating: (carId: string) => number) => act((now) => deckEdits.sortCars(now, rating)),
  setTune: (column: number, tune: Tune | undefined) => act((now) => deckEdits.setTune(now, column, tune)),
  setBase: (column: number) => act((now) => deckEdits.setBase(now, column)),
  addTracks: (tracks: readonly TrackCode[]) => act((now) => deckEdits.addTracks(now, tracks)),
  dropTracks: (tracks: readonly TrackCode[]) => act((now) => deckEdits.removeTracks(now, tracks)),
  moveTrack: (track: TrackCode, to: TrackCode) =>
    act((now) => deckEdits.moveTrack(now, now.tracks.indexOf(track), now.tracks.indexOf(to))),
});

export type DeckActs = ReturnType<typeof useDeckActs>;

/** What can be done to the deck. Every act can be undone; removing says so. */
export function useDeckActs({ deck, change }: DeckState, carName: (carId: string) => string) {
  const { t } = useTranslation(['compare', 'common']);
  const { name, road } = useTrackWords();
  const { undo, act } = useUndoable(change);
  const sayRemoved = (what: string) => {
    const action = { label: t('common:undo'), run: undo };
    showSnack({ kind: 'success', text: t('removed', { name: what }), seconds: 10, action });
  };
  return useHandlers({
    ...quietActs(act),
    undo,
    removeCar: (column: number) => {
      const carId = deck.cars[column]?.carId;
      if (carId === undefined) return;
      act((now) => deckEdits.removeCar(now, column));
      sayRemoved(carName(carId));
    },
    removeTrack: (track: TrackCode) => {
      act((now) => deckEdits.removeTracks(now, [track]));
      sayRemoved(`${name(track)} · ${road(track)}`);
    },
  });
}

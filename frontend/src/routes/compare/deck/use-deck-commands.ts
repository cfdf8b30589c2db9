import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode, Tune } from '#racing';
import type { Car } from '#contracts';
import { deckEdits } from '../../../lib/deck/deck.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { changeView } from '../../../lib/deck/grid-view.ts';
import type { DeckState } from '../../../lib/deck/use-deck.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { useHandlers } from '../../../ui/use-handlers.ts';

type Edit = (deck: Deck) => Deck;

const mostUndone = 50;

function useUndoable(change: DeckState['change']) {
  const before = useRef<Deck[]>([]);
  const undo = () => {
    const last = before.current.pop();
    if (last) change(() => last);
  };
  const apply = (edit: Edit) =>
    change((now) => {
      const next = edit(now);
      if (next !== now) before.current = [...before.current.slice(-mostUndone), now];
      return next;
    });
  return { undo, apply };
}

/** Changes without a notice: their effect is visible. */
const quietCommands = (apply: (edit: Edit) => void) => ({
  replace: (next: Deck) => apply(() => next),
  addCar: (car: Car) => apply((now) => deckEdits.addCar(now, car.id)),
  moveCar: (from: number, to: number) => apply((now) => deckEdits.moveCar(now, from, to)),
  orderCars: (columns: readonly number[]) => apply((now) => deckEdits.orderCars(now, columns)),
  setTune: (column: number, tune: Tune | undefined) => apply((now) => deckEdits.setTune(now, column, tune)),
  addTune: (column: number, tune: Tune) => apply((now) => deckEdits.addTune(now, column, tune)),
  setBase: (column: number) => {
    changeView({ against: 'car' });
    apply((now) => deckEdits.setBase(now, column));
  },
  addTracks: (tracks: readonly TrackCode[]) => apply((now) => deckEdits.addTracks(now, tracks)),
  dropTracks: (tracks: readonly TrackCode[]) => apply((now) => deckEdits.removeTracks(now, tracks)),
  setTracks: (order: readonly TrackCode[]) => apply((now) => deckEdits.setTracks(now, order)),
  moveTrack: (track: TrackCode, to: TrackCode) =>
    apply((now) => deckEdits.moveTrack(now, now.tracks.indexOf(track), now.tracks.indexOf(to))),
});

export type DeckCommands = ReturnType<typeof useDeckCommands>;

/** The commands for the deck. Each can be undone; removing shows a notice. */
export function useDeckCommands({ deck, change }: DeckState, cars: ReadonlyMap<string, Car>) {
  const { t } = useTranslation(['compare', 'common']);
  const { name, road } = useTrackLabels();
  const carName = useCarName();
  const { undo, apply } = useUndoable(change);
  const sayRemoved = (what: string) => {
    const action = { label: t('common:undo'), run: undo };
    showSnack({ kind: 'success', text: t('removed', { name: what }), seconds: 10, action });
  };
  return useHandlers({
    ...quietCommands(apply),
    undo,
    removeCar: (column: number) => {
      const carId = deck.cars[column]?.carId;
      if (carId === undefined) return;
      apply((now) => deckEdits.removeCar(now, column));
      sayRemoved(carName(cars.get(carId), column));
    },
    clearCars: () => {
      apply(deckEdits.clearCars);
      sayRemoved(t('carsCount', { count: deck.cars.length }));
    },
    clearTracks: () => {
      apply(deckEdits.clearTracks);
      sayRemoved(t('tracksCount', { count: deck.tracks.length }));
    },
    removeTrack: (track: TrackCode) => {
      apply((now) => deckEdits.removeTracks(now, [track]));
      sayRemoved(`${name(track)} · ${road(track)}`);
    },
  });
}

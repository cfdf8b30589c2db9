import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTrackCode, trackName } from '#racing';
import type { TrackCode, Tune } from '#racing';
import type { Car } from '#contracts';
import { deckEdits } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import type { DeckState } from '../../lib/deck/use-deck.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

const mostUndone = 50;

export type DeckActs = ReturnType<typeof useDeckActs>;

/** What can be done to the deck. Every act can be undone; removing says so. */
export function useDeckActs({ deck, change }: DeckState, carName: (carId: string) => string) {
  const { t } = useTranslation(['compare', 'common']);
  const before = useRef<Deck[]>([]);

  const undo = () => {
    const last = before.current.pop();
    if (last) change(() => last);
  };
  const act = (edit: (deck: Deck) => Deck) =>
    change((now) => {
      const next = edit(now);
      if (next !== now) before.current = [...before.current.slice(-mostUndone), now];
      return next;
    });
  const saidWithUndo = (text: string) =>
    showSnack({ kind: 'success', text, seconds: 10, action: { label: t('common:undo'), run: undo } });

  const trackLabel = (code: TrackCode) => `${trackName(code)} · ${parseTrackCode(code)?.condition.word ?? ''}`;
  return {
    undo,
    replace: (next: Deck) => act(() => next),
    addCar: (car: Car) => act((now) => deckEdits.addCar(now, car.id)),
    removeCar: (column: number) => {
      const carId = deck.cars[column]?.carId;
      if (carId === undefined) return;
      act((now) => deckEdits.removeCar(now, column));
      saidWithUndo(t('removed', { name: carName(carId) }));
    },
    moveCar: (from: number, to: number) => act((now) => deckEdits.moveCar(now, from, to)),
    setTune: (column: number, tune: Tune | undefined) => act((now) => deckEdits.setTune(now, column, tune)),
    setBase: (column: number) => act((now) => deckEdits.setBase(now, column)),
    addTracks: (tracks: readonly TrackCode[]) => act((now) => deckEdits.addTracks(now, tracks)),
    dropTracks: (tracks: readonly TrackCode[]) => act((now) => deckEdits.removeTracks(now, tracks)),
    removeTrack: (track: TrackCode) => {
      act((now) => deckEdits.removeTracks(now, [track]));
      saidWithUndo(t('removed', { name: trackLabel(track) }));
    },
    moveTrack: (track: TrackCode, to: TrackCode) =>
      act((now) => deckEdits.moveTrack(now, now.tracks.indexOf(track), now.tracks.indexOf(to))),
    clear: () => {
      act((now) => ({ ...now, cars: [], base: 0 }));
      saidWithUndo(t('carsRemoved', { count: deck.cars.length }));
    },
    sortCars: (rating: (carId: string) => number) =>
      act((now) => {
        const order = now.cars
          .map((car, column) => ({ car, column }))
          .sort((one, other) => rating(other.car.carId) - rating(one.car.carId));
        return {
          ...now,
          cars: order.map(({ car }) => car),
          base: Math.max(
            0,
            order.findIndex(({ column }) => column === now.base),
          ),
        };
      }),
  };
}

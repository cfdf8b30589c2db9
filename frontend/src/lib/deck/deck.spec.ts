import type { TrackCode, Tune } from '#racing';
import { columnKeys, deckEdits, MAX_CARS, MAX_TRACKS } from './deck.ts';
import type { Deck } from './deck.ts';

const deck: Deck = {
  cars: ['one', 'two', 'three'].map((carId) => ({ carId, tune: '332' as Tune })),
  tracks: ['tRoad_a00', 'fast_a00'] as TrackCode[],
  base: 1,
};
const ids = ({ cars }: Deck) => cars.map(({ carId }) => carId);

describe('editing a deck', () => {
  it('keeps the base car when a car before it goes or moves past it', () => {
    expect(deckEdits.removeCar(deck, 0)).toMatchObject({ base: 0 });
    expect(deckEdits.moveCar(deck, 0, 2)).toMatchObject({ base: 0 });
    expect(deckEdits.moveCar(deck, 2, 0)).toMatchObject({ base: 2 });
    expect(deckEdits.moveCar(deck, 1, 0)).toMatchObject({ base: 0 });
  });

  it('has a base car as long as there is a car', () => {
    const last = deckEdits.removeCar({ ...deck, base: 2 }, 2);
    expect(last.base).toBe(1);
    expect(deckEdits.removeCar(deckEdits.removeCar(last, 1), 0)).toMatchObject({ cars: [], base: 0 });
  });

  it('moves a car and a track, and not beyond the edge', () => {
    expect(ids(deckEdits.moveCar(deck, 0, 1))).toEqual(['two', 'one', 'three']);
    expect(deckEdits.moveCar(deck, 2, 3)).toBe(deck);
    expect(deckEdits.moveTrack(deck, 1, 0).tracks).toEqual(['fast_a00', 'tRoad_a00']);
  });

  it('orders cars with the base among them, and not after the cars have changed', () => {
    const ordered = deckEdits.orderCars(deck, [2, 0, 1]);
    expect([ids(ordered), ordered.base]).toEqual([['three', 'one', 'two'], 2]);
    expect(deckEdits.orderCars(deck, [1, 0])).toBe(deck);
  });

  it('orders tracks, and keeps one that came meanwhile', () => {
    expect(deckEdits.setTracks(deck, ['fast_a00', 'gone_a00'] as TrackCode[]).tracks).toEqual([
      'fast_a00',
      'tRoad_a00',
    ]);
  });

  it('adds a track once', () => {
    expect(deckEdits.addTracks(deck, deck.tracks).tracks).toEqual(deck.tracks);
  });

  it('does not grow beyond its limits', () => {
    const full = Array.from({ length: MAX_CARS }).reduce<Deck>((all) => deckEdits.addCar(all, 'more'), {
      ...deck,
      cars: [],
    });
    expect(deckEdits.addCar(full, 'another')).toBe(full);
    const codes = Array.from({ length: MAX_TRACKS + 5 }, (_none, place) => `t${place}_a00` as TrackCode);
    expect(deckEdits.addTracks(deck, codes).tracks).toHaveLength(MAX_TRACKS);
  });

  it('puts a car with another tune beside itself, and the base stays the same car', () => {
    const more = deckEdits.addTune(deck, 0, '323' as Tune);
    expect([ids(more), more.cars[1]?.tune, more.base]).toEqual([['one', 'one', 'two', 'three'], '323', 2]);
    expect(deckEdits.addTune(deck, 9, '323' as Tune)).toBe(deck);
  });

  it('takes a tune away, which asks for no times', () => {
    expect(deckEdits.setTune(deck, 0, undefined).cars[0]).toEqual({ carId: 'one' });
  });

  it('gives two of the same car their own columns', () => {
    expect(columnKeys([{ carId: 'a' }, { carId: 'b' }, { carId: 'a' }])).toEqual(['a#1', 'b#1', 'a#2']);
  });
});

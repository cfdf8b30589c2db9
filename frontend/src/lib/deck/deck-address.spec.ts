import type { TrackCode, Tune } from '#racing';
import { MAX_CARS } from './deck.ts';
import type { Deck } from './deck.ts';
import { readAddress, writeAddress } from './deck-address.ts';

const deck: Deck = {
  cars: [{ carId: 'One_1999', tune: '332' as Tune }, { carId: 'Ümlaut & Co' }],
  tracks: ['tRoad_a00', 'csMedZ50_aC0'] as TrackCode[],
  base: 1,
};

describe('a deck in the address', () => {
  it('comes back as it was written', () => {
    expect(readAddress(writeAddress(deck))).toEqual({ deck, dropped: [] });
  });

  it('reads the links of other tools', () => {
    const read = readAddress('?share=~KtRoad_a00~COne_1999~T332');
    expect(read?.deck).toEqual({ cars: [{ carId: 'One_1999', tune: '332' }], tracks: ['tRoad_a00'], base: 0 });
  });

  it('has the very same tracks for another car, so that nothing of them is drawn anew', () => {
    const [one, more, other] = ['~Cone', '~Cone~Ctwo', '~Cone~KcsMedZ50_aC0'].map(
      (cars) => readAddress(`?share=~KtRoad_a00${cars}`)?.deck.tracks,
    );
    expect(more).toBe(one);
    expect(other).not.toBe(one);
  });

  it('tells an empty deck from no deck', () => {
    expect(readAddress('')).toBeUndefined();
    expect(readAddress('?share=')?.deck.cars).toEqual([]);
  });

  it('says what it leaves out', () => {
    const cars = Array.from({ length: MAX_CARS + 1 }, (_none, place) => `~Ccar${place}`).join('');
    const read = readAddress(`?share=~Knowhere_a00${cars}`);
    expect(read?.dropped.map(({ code }) => code)).toEqual(['track-unknown', 'deck-too-many-cars']);
    expect(read?.deck.cars).toHaveLength(MAX_CARS);
  });
});

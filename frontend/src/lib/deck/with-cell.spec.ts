import type { TrackCode, Tune } from '#racing';
import { emptyDeck, MAX_CARS } from './deck.ts';
import type { Deck } from './deck.ts';
import { withCar, withCell } from './with-cell.ts';

const cell = { carId: 'Zonda', tune: '323', trackCode: 'kart_a00' };
const deck: Deck = {
  base: 1,
  cars: [
    { carId: 'Mistral', tune: '332' as Tune },
    { carId: 'Zonda', tune: '332' as Tune },
  ],
  tracks: ['fast_a00' as TrackCode],
};
const full = { ...deck, cars: Array.from({ length: MAX_CARS }, (_, at) => ({ carId: `No ${at}` })) };

describe('a deck that is to show a cell', () => {
  it('gets its car, in its tune, and its track; the rest stays', () => {
    expect(withCell(deck, cell)).toEqual({
      base: 1,
      cars: [...deck.cars, { carId: 'Zonda', tune: '323' }],
      tracks: ['fast_a00', 'kart_a00'],
    });
  });

  it('stays as it is where the cell is there', () => {
    const shown = withCell(deck, cell);
    expect(shown && withCell(shown, cell)).toEqual(shown);
    expect(withCar(deck, 'Zonda')).toBe(deck);
  });

  it('is none where there is no room', () => {
    expect(withCell(full, cell)).toBeUndefined();
    expect(withCar(full, 'Zonda')).toBeUndefined();
    expect(withCar(full, 'No 3')).toBe(full);
  });

  it('may begin with nothing', () => {
    expect(withCell(emptyDeck, cell)).toMatchObject({ cars: [{ carId: 'Zonda', tune: '323' }], tracks: ['kart_a00'] });
  });
});

import type { Tune } from '#racing';
import { readHand, writeHand } from './hand-text.ts';

const [alfa, bravo] = [
  { carId: 'Alfa_33', tune: '332' as Tune },
  { carId: 'Bravo', tune: '323' as Tune },
];

describe('a hand as a text', () => {
  it('comes back as it was, with its empty places', () => {
    const hand = [alfa, undefined, bravo, undefined, undefined];
    expect(writeHand(hand)).toBe('Alfa_33_332~~Bravo_323~~');
    expect(readHand(writeHand(hand))).toEqual({ hand, freed: [] });
  });

  it('has a car once: later races lose it, and are named', () => {
    expect(readHand('Alfa_33_332~Bravo_323~Alfa_33_233~~Bravo_323')).toEqual({
      hand: [alfa, bravo, undefined, undefined, undefined],
      freed: [3, 5],
    });
  });

  it.each(['', '~~~~', 'nothing', '_332'])('is none where it is "%s"', (text) => {
    expect(readHand(text)).toBeUndefined();
  });
});

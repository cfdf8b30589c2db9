import * as fc from 'fast-check';
import { type Deck, formatDeck } from './deck.ts';
import { deckFaults, parseDeck } from './parse-deck.ts';
import { allTrackCodes } from './tracks/track-table.ts';
import { offeredTunes, parseTune } from './tune.ts';

const deckOf = (text: string) => parseDeck(text).deck;
const faultsOf = (text: string) => parseDeck(text).dropped.map(({ code }) => code);
const tune332 = parseTune('332')!;

describe('a deck in an address', () => {
  it('has its tracks, then its cars, each with its tune', () => {
    const deck: Deck = {
      cars: [{ carId: 'Peugeot_205_T16+_(1985)', tune: tune332 }, { carId: 'Škoda~&_1990' }],
      tracks: parseDeck('~KtRoad_a00~Kkart_a01').deck.tracks,
    };
    expect(formatDeck(deck)).toBe('~KtRoad_a00~Kkart_a01~CPeugeot_205_T16%2B_(1985)~T332~C%C5%A0koda%7E%26_1990');
    expect(parseDeck(formatDeck(deck))).toEqual({ deck, dropped: [] });
  });

  it('reads links of the old kind, in any order', () => {
    expect(parseDeck('?share=~CLotus_340R_2000~T996~KtRoad_a00~Ca%2Bb%26c~CLotus_340R_2000~T111')).toEqual({
      deck: {
        cars: [
          { carId: 'Lotus_340R_2000', tune: '332' },
          { carId: 'a+b&c' },
          { carId: 'Lotus_340R_2000', tune: '111' },
        ],
        tracks: ['tRoad_a00'],
      },
      dropped: [],
    });
  });

  it('has cars as versions of the game had them, by the version or by its old mark in place of a tune', () => {
    const past = { carId: 'Honda_NSX_1990@24.1', tune: tune332 };
    expect(parseDeck(formatDeck({ cars: [past], tracks: [] })).deck.cars).toEqual([past]);
    expect(deckOf('~CHonda_NSX_1990~Tv2b~CHonda_NSX_1990~Tv15').cars).toEqual([
      { carId: 'Honda_NSX_1990@24.1' },
      { carId: 'Honda_NSX_1990@15' },
    ]);
    expect(faultsOf('~CHonda_NSX_1990~Tv99')).toEqual(['tune-invalid']);
  });

  it('is empty without a word', () => {
    expect(parseDeck('')).toEqual({ deck: { cars: [], tracks: [] }, dropped: [] });
    expect(parseDeck('share=')).toEqual({ deck: { cars: [], tracks: [] }, dropped: [] });
  });
});

describe('a broken link', () => {
  it.each([
    ['~T332~Ccar', ['deck-tune-without-car']],
    ['~Knowhere_a00', ['track-unknown']],
    ['~KtRoad_a40', ['condition-unknown']],
    ['~Ccar~T999', ['tune-invalid']],
    ['~Xcar', ['deck-item-unreadable']],
    ['hello~Ccar', ['deck-item-unreadable']],
    ['~C%E0%A4%A', ['deck-item-unreadable']],
    ['~C~T332', ['deck-item-unreadable']],
    ['~Chalf\uD800', ['deck-item-unreadable']],
    [`~C${'x'.repeat(121)}`, ['deck-item-unreadable']],
    ['~~K', ['deck-item-unreadable', 'track-unknown']],
  ])('%s says %j', (text, codes) => {
    expect(faultsOf(text)).toEqual(codes);
  });

  it('never gives a tune to the car before the one that was left out', () => {
    expect(deckOf('~Cfirst~C~T332').cars).toEqual([{ carId: 'first' }]);
  });

  it('keeps what can be read, and shows the start of what cannot', () => {
    const { deck, dropped } = parseDeck(`~Ccar~T332~X${'y'.repeat(500)}~KtRoad_a00`);
    expect(deck).toEqual({ cars: [{ carId: 'car', tune: '332' }], tracks: ['tRoad_a00'] });
    expect(dropped).toEqual([{ item: `X${'y'.repeat(79)}`, code: 'deck-item-unreadable' }]);
  });

  it('says so when there are too many cars, and holds every track there is', () => {
    const tracks = allTrackCodes().map((code) => `~K${code}`);
    expect(faultsOf('~Ccar'.repeat(61))).toEqual(['deck-too-many-cars']);
    expect(faultsOf([...tracks, ...tracks].join(''))).toEqual([]);
    expect(parseDeck(tracks.join('')).deck.tracks).toHaveLength(tracks.length);
  });

  it('is read up to a bound, and never with half an item', () => {
    const { deck, dropped } = parseDeck(`~Cfirst${'~KtRoad_a00'.repeat(10_000)}`);
    expect(deck).toEqual({ cars: [{ carId: 'first' }], tracks: ['tRoad_a00'] });
    expect(dropped.map(({ code }) => code)).toEqual(['deck-too-long']);
  });
});

describe('any deck and any text', () => {
  const car = fc.record(
    {
      carId: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(({ length }) => length <= 120),
      tune: fc.constantFrom(...offeredTunes),
    },
    { requiredKeys: ['carId'] },
  );
  const deck: fc.Arbitrary<Deck> = fc.record({
    cars: fc.array(car, { maxLength: 6 }),
    tracks: fc.uniqueArray(fc.constantFrom(...allTrackCodes()), { maxLength: 12 }),
  });

  it('comes back from its link as it was', () => {
    fc.assert(
      fc.property(deck, (value) => {
        expect(parseDeck(formatDeck(value))).toEqual({ deck: value, dropped: [] });
      }),
    );
  });

  it('comes back whole with the longest ids there may be', () => {
    const value: Deck = {
      cars: Array.from({ length: 60 }, () => ({ carId: '日'.repeat(120), tune: tune332 })),
      tracks: allTrackCodes(),
    };
    expect(parseDeck(formatDeck(value))).toEqual({ deck: value, dropped: [] });
  });

  it('makes a link that needs no further escaping', () => {
    fc.assert(
      fc.property(deck, (value) => {
        expect(new URL(`https://x.test/?share=${formatDeck(value)}`).search).not.toMatch(/[ "<>#]/);
        expect(formatDeck(value)).toMatch(/^[\w.!~*'()%-]*$/);
      }),
    );
  });

  it('answers any text with a deck within bounds and known faults, and with the same deck again', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^(~[KCTX][a-zA-Z0-9_%]{0,12}){0,8}$/));
    fc.assert(
      fc.property(text, (link) => {
        const parsed = parseDeck(link);
        expect(parseDeck(formatDeck(parsed.deck))).toEqual({ deck: parsed.deck, dropped: [] });
        expect(parsed.dropped.filter(({ code }) => !deckFaults.includes(code))).toEqual([]);
      }),
    );
  });
});

import { formatOdds, parseOdds } from './odds-text.ts';
import {
  attributesOfPack,
  orderedOdds,
  type PackAttributes,
  packFaults,
  packIdOf,
  packOfAttributes,
} from './pack-attributes.ts';
import { findPack, packs } from './packs.ts';

const ceramic = attributesOfPack(findPack('ceramic')!);
const faults = (more: Partial<PackAttributes>) => packFaults({ ...ceramic, ...more });

describe('facts of a pack', () => {
  it('make the pack that they were taken from, and every pack of the game can be', () => {
    for (const pack of packs()) {
      const facts = attributesOfPack(pack);
      expect(attributesOfPack(packOfAttributes(pack.id, facts))).toEqual(facts);
      expect([packFaults(facts), pack.name]).toEqual([[], pack.name]);
    }
    expect(packOfAttributes('steel', attributesOfPack(findPack('steel')!))).not.toHaveProperty('themedPrice');
  });

  it.each<[Partial<PackAttributes>, keyof PackAttributes]>([
    [{ odds: [{ S: 10_001 }, ...ceramic.odds.slice(1)] }, 'odds'],
    [{ odds: [{ S: 9_999 }, ...ceramic.odds.slice(1)] }, 'odds'],
    [{ odds: [{ S: 10_100, A: -100 }, ...ceramic.odds.slice(1)] }, 'odds'],
    [{ odds: [{ S: 9_999.5, A: 0.5 }, ...ceramic.odds.slice(1)] }, 'odds'],
    [{ themedOdds: ceramic.odds.slice(1) }, 'themedOdds'],
    [{ withoutLegendaryOdds: ceramic.odds }, 'withoutLegendaryOdds'],
    [{ themedCards: 6, withoutLegendaryOdds: null }, 'themedCards'],
    [{ name: ' – ' }, 'name'],
    [{ price: { cash: -1, gold: null } }, 'price'],
    [{ themedPrice: { cash: 1.5, gold: null } }, 'themedPrice'],
  ])('that cannot be are named: %j', (more, field) => {
    expect(faults(more)).toEqual([field]);
  });

  it('have one order, and one id for a name', () => {
    expect(JSON.stringify(orderedOdds([{ S: 100, A: 0, F: 9_900 }]))).toBe('[{"F":9900,"S":100}]');
    expect(['Carbon Fiber', 'Racing (daily)', ' Élite  2 '].map(packIdOf)).toEqual([
      'carbon-fiber',
      'racing-daily',
      'elite-2',
    ]);
  });
});

describe('odds as they are typed', () => {
  it('are read with any mark between and either decimal mark, and written as the game does', () => {
    const odds = { S: 250, A: 1775, B: 7975 };
    for (const text of ['S2.5 A17.75 B79.75', 's 2,5 % a 17,75% b79,75', 'A17.75, B79.75; S2.50'])
      expect(parseOdds(text)).toEqual({ ok: true, odds });
    expect(formatOdds(odds)).toBe('S2.5 A17.75 B79.75');
    for (const { odds: cards } of packs())
      for (const card of cards) expect(parseOdds(formatOdds(card))).toEqual({ ok: true, odds: card });
  });

  it('are refused with what they add up to', () => {
    expect(parseOdds('S2.5 A17.75 B79.7')).toEqual({ ok: false, fault: 'sum', percent: 99.95 });
    for (const text of ['', 'G100', 'S50 S50', '100', 'S1.255 A98', 'S-5 A105', 'S50 A50 %%'])
      expect(parseOdds(text)).toEqual({ ok: false, fault: 'unreadable' });
  });
});

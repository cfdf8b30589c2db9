import { aCar } from '#test/a-car';
import type { AssetCar, FieldTime } from '#racing';
import type { Field } from './event-field.ts';
import { allKings, bestByRarity, oneByRarity } from './kings-dto.ts';

const car = (id: string, rarity: 'S' | 'A', rq: number) =>
  [id, { ...aCar(), id, class: rarity, rq } as unknown as AssetCar] as const;
const row = (carId: string, figure: number): FieldTime => [carId, '332', figure];
const field: Field = {
  cars: new Map([car('S1', 'S', 90), car('S2', 'S', 85), car('A1', 'A', 70)]),
  tracks: [
    { trackCode: 'kart_a00', rows: [row('S1', 20), row('S2', 21), row('A1', 22)] },
    { trackCode: 'slalom_a00', rows: [row('S2', 30), row('A1', 31), row('S1', 32)] },
  ],
};
const told = (kings: { tracks: { rows: (readonly unknown[])[] }[] }) =>
  kings.tracks.map(({ rows }) => rows.map(([carId]) => carId));

describe('kings', () => {
  it('are for patrons all cars, and what saves RQ', () => {
    const all = allKings(field);
    expect(told(all)).toEqual([
      ['S1', 'S2', 'A1'],
      ['S2', 'A1', 'S1'],
    ]);
    expect(all.savers?.map(({ carId }) => carId)).toEqual(['S2', 'S1']);
  });

  it('are the best of each rarity on each track for who is signed in', () => {
    expect(told(bestByRarity(field))).toEqual([
      ['S1', 'A1'],
      ['S2', 'A1'],
    ]);
    expect(bestByRarity(field).savers).toBeNull();
  });

  it('are one car of each rarity in all for a visitor', () => {
    const rows = told(oneByRarity(field)).flat();
    expect(rows).toHaveLength(2);
    expect(rows).toContain('A1');
  });
});

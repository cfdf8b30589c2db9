import { bestOfEachCar, medianOfField, pointsOver, rqSavers } from './field-points.ts';

const rows = [
  ['Fast', '332', 20],
  ['Fast', '323', 20.5],
  ['Cheap', '332', 21],
  ['Middle', '332', 22],
  ['Slow', '332', 24],
  ['Slower', '332', 25],
] as const;

describe('points against the field', () => {
  it('counts each car once, by its best tune', () => {
    expect(bestOfEachCar(rows).map(([carId]) => carId)).toEqual(['Fast', 'Cheap', 'Middle', 'Slow', 'Slower']);
    expect(medianOfField(rows)).toBe(22);
    expect(medianOfField([])).toBeUndefined();
  });

  it('takes more speed for better where speed is measured', () => {
    expect(pointsOver(20, 21, 'kart_a00')).toBeGreaterThan(0);
    expect(pointsOver(80, 70, 'testBowl_a00')).toBeGreaterThan(0);
    expect(pointsOver(21, 21, 'kart_a00')).toBe(0);
  });

  it('prefers what is cheap for its points, and leaves out who lacks a time on a track', () => {
    const rq = new Map([
      ['Fast', 90],
      ['Cheap', 10],
      ['Once', 1],
    ]);
    const tracks = [
      { trackCode: 'kart_a00', rows: [['Once', '332', 19] as const, ...rows] },
      { trackCode: 'slalom_a00', rows },
    ];
    const savers = rqSavers(tracks, (carId) => rq.get(carId), 5);
    expect(savers.map(({ carId }) => carId)).toEqual(['Cheap', 'Fast']);
  });
});

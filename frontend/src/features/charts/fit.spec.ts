import { fitOf, frontier } from './fit.ts';

const at = (atX: number, atY: number) => ({ atX, atY });

describe('a fit', () => {
  it('finds the line through points that lie on one, and says how far off others are', () => {
    const fit = fitOf([at(1, 3), at(2, 5), at(3, 7)], 'linear')!;
    expect(fit.expected(10)).toBeCloseTo(21);
    expect(fit.residual(at(2, 5.5))).toBeCloseTo(0.1);
    expect(fit.band.low(2)).toBeCloseTo(5);
  });

  it('says how far off a point is by its figure, though the axis has its logarithm', () => {
    const fit = fitOf([at(0, 0), at(1, 1), at(2, 2)], 'log')!;
    expect(fit.residual(at(1, 1 + Math.log(1.04)))).toBeCloseTo(0.04);
    expect(fitOf([at(1, 1), at(2, 2), at(3, 3)], 'rank')!.residual(at(2, 5))).toBeCloseTo(3);
  });

  it('has a band with most points in it', () => {
    const points = Array.from({ length: 100 }, (_, x) => at(x, x % 2 === 0 ? 10 : 20));
    const fit = fitOf(points, 'linear')!;
    expect(fit.band.low(50)).toBeLessThan(11);
    expect(fit.band.high(50)).toBeGreaterThan(19);
  });

  it('needs three points that differ', () => {
    expect(fitOf([at(1, 1), at(2, 2)], 'linear')).toBeUndefined();
    expect(fitOf([at(1, 1), at(1, 2), at(1, 3)], 'linear')).toBeUndefined();
  });
});

describe('the frontier', () => {
  const points = [at(50, 10), at(48, 9), at(52, 9), at(45, 30), at(60, 5), at(44, 40)];

  it('has who is quickest for its RQ', () => {
    expect(frontier(points, { x: true, y: true })).toEqual([at(44, 40), at(45, 30), at(48, 9), at(60, 5)]);
  });

  it('turns round where more is better', () => {
    expect(frontier(points, { x: false, y: false })).toEqual([
      at(60, 5),
      at(52, 9),
      at(50, 10),
      at(45, 30),
      at(44, 40),
    ]);
  });
});

import { gameVersions } from '#racing';
import { checkCarAttributes } from '../check-car-attributes.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { starterChanges } from './starter-changes.ts';
import { starterGameVersions, starterHistory } from './starter-history.ts';
import { starterRating } from './starter-rating.ts';

const histories = starterCatalogue.map((starter) => ({ ...starter, history: starterHistory(starter) }));
const differing = (from: string, to: string) =>
  histories.filter(({ history }) => {
    const [before, after] = [from, to].map((version) => history.find(({ gameVersion }) => gameVersion === version));
    return before && after && JSON.stringify(before.car) !== JSON.stringify(after.car);
  }).length;

describe('the past of the starter catalogue', () => {
  it('is told in three versions that the game has, oldest first', () => {
    expect(starterGameVersions.map((version) => gameVersions.indexOf(version))).toEqual([12, 13, 14]);
  });

  it('has facts that can be true, rated by the formula, in every version', () => {
    for (const { carId, history } of histories) {
      for (const { car } of history) {
        checkCarAttributes(carId, car);
        expect(car.rq).toBe(starterRating(car));
      }
    }
  });

  it('ends with what the catalogue says today', () => {
    for (const { car, history } of histories) expect(history.at(-1)).toEqual({ gameVersion: '26', car });
  });

  it('has newcomers and changed cars in the second and the third version', () => {
    const newIn = (version: string) => histories.filter(({ history }) => history[0]?.gameVersion === version).length;
    expect([newIn('24.2'), newIn('26')].every((count) => count > 10)).toBe(true);
    expect([differing('24.1', '24.2'), differing('24.2', '26')]).toEqual([14, 20]);
  });

  it('changes no car before it was there, names none that is not, and repeats nothing', () => {
    for (const { carId, gameVersion, was } of starterChanges) {
      const found = histories.find((starter) => starter.carId === carId);
      const at = found?.history.findIndex((facts) => facts.gameVersion === gameVersion) ?? -1;
      expect([carId, at > 0]).toEqual([carId, true]);
      const after = found?.history[at]?.car;
      for (const [field, value] of Object.entries(was)) {
        expect([carId, field, after?.[field as keyof typeof after]]).not.toEqual([carId, field, value]);
      }
    }
  });
});

import { demoSeed, starterCatalogue } from '#domain';
import { preparedDecks } from '../../frontend/src/routes/compare/deck/prepared-decks.ts';

const measured = new Set(Array.from(demoSeed.steps(), ({ stream }) => stream));
const known = new Set(starterCatalogue.map(({ carId }) => carId));

describe('the decks that a page can start from', () => {
  it.each(preparedDecks.map((prepared) => [prepared.name, prepared.deck] as const))(
    '%s: cars of the starter catalogue, with a time in nine of ten cells',
    (_, { cars, tracks }) => {
      expect(cars.filter(({ carId }) => !known.has(carId))).toEqual([]);
      const cells = cars.flatMap(({ carId, tune }) => tracks.map((track) => `cell-${carId}|${tune}|${track}`));
      expect(cells.filter((cell) => measured.has(cell)).length / cells.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});

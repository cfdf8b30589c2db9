import { carIdOf } from './car-id.ts';

describe('the id of a new car', () => {
  it.each([
    ['Citroën C2 GT', 2003, 'Citroen_C2_GT_2003'],
    ['  Škoda 1000 MB  de Luxe ', 1966, 'Skoda_1000_MB_de_Luxe_1966'],
    ["Renault 5 GT Turbo 'Blue' | ~x", 1985, "Renault_5_GT_Turbo_'Blue'__x_1985"],
  ])('of %j, %i is %s', (name, year, id) => {
    expect(carIdOf({ name, year })).toBe(id);
  });
});

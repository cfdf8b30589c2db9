import { carClasses } from '#racing';
import { carEnums } from '../car-attributes.ts';
import { checkCarAttributes } from '../check-car-attributes.ts';
import { starterCatalogue } from './starter-catalogue.ts';

type Car = (typeof starterCatalogue)[number]['car'];

const all = <Value>(of: (car: Car) => Value) => new Set(starterCatalogue.map(({ car }) => of(car)));
const words = (of: Car) => [of.tyre, of.drive, of.clearance, ...of.body, of.fuel, of.engine, of.brake ?? ''];

describe('the starter catalogue', () => {
  it.each(starterCatalogue.map(({ carId, car }) => [carId, car] as const))('has true figures for %s', (carId, car) => {
    checkCarAttributes(carId, car);
    expect(carId).toMatch(/^[\x21-\x7e]+_\d{4}$/);
  });

  it('has no id twice, and no two cars that look the same in a list', () => {
    expect(new Set(starterCatalogue.map(({ carId }) => carId)).size).toBe(starterCatalogue.length);
    expect(all(({ name, year }) => `${name} ${year}`).size).toBe(starterCatalogue.length);
  });

  it('has more than 320 cars of 45 brands and 14 countries, from the 1910s to the 2020s', () => {
    expect(starterCatalogue.length).toBeGreaterThanOrEqual(320);
    expect(all(({ brand }) => brand).size).toBeGreaterThanOrEqual(45);
    expect(all(({ country }) => country).size).toBeGreaterThanOrEqual(14);
    const decades = all(({ year }) => Math.floor(year / 10) * 10);
    for (let decade = 1910; decade <= 2020; decade += 10) expect(decades).toContain(decade);
  });

  it('has at least thirty cars of every class', () => {
    for (const { letter } of carClasses) {
      expect(starterCatalogue.filter(({ car }) => car.class === letter).length).toBeGreaterThanOrEqual(30);
    }
  });

  it('has every word a car can be described with', () => {
    const used = new Set(starterCatalogue.flatMap(({ car }) => words(car)));
    const { class: _, ...lists } = carEnums;
    expect(
      Object.values(lists)
        .flat()
        .filter((word) => !used.has(word)),
    ).toEqual([]);
  });

  it('has a colour and other tags, and prize cars, fewer than one in five', () => {
    const tags = new Set(starterCatalogue.flatMap(({ car }) => car.tags));
    for (const tag of ['Red', 'Hot Hatch', 'Muscle Car', 'Motorsport', 'Concept', 'Track']) expect(tags).toContain(tag);
    const prizes = starterCatalogue.filter(({ car }) => car.prize).length / starterCatalogue.length;
    expect(prizes).toBeGreaterThan(0.05);
    expect(prizes).toBeLessThan(0.2);
  });

  it('has an MRA for every car that passes 100 mph with ease, and one a driver would believe', () => {
    const quick = starterCatalogue.filter(({ car }) => car.topSpeedMph >= 102 && car.acceleration0to60s !== null);
    expect(quick.filter(({ car }) => car.mra === null || car.mra < 5 || car.mra > 160)).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { carResolver, type ResolvedCar } from './resolve-car.ts';

const car = (id: string, name: string, brand: string, year: number, retired = false): ResolvedCar => ({
  id,
  name,
  brand,
  year,
  retired,
});
const cars = [
  car('BMW_M5_2018', 'BMW M5', 'BMW', 2018),
  car('BMW_M5_2012', 'BMW M5', 'BMW', 2016),
  car('BMW_M5_1985', 'BMW M5', 'BMW', 1985),
  car('BMW_M5_CS_2021', 'BMW M5 CS', 'BMW', 2021),
  car('Citroen_C4_WRC_2007', 'Citroën C4 WRC', 'Citroen', 2007),
  car('Citroen_C4_WRC_HYmotion4_2008', 'Citroën C4 WRC HYmotion4', 'Citroen', 2008),
  car('Peugeot_2008_2013', 'Peugeot 2008', 'Peugeot', 2013),
  car('Golf_GTI_1976', 'Golf GTI', 'Volkswagen', 1976),
  car('Honda_NSX-R_2002', 'Honda NSX-R', 'Honda', 2002),
  car('Fairlane_A', 'Ford Fairlane', 'Ford', 2005),
  car('Fairlane_B', 'Ford Fairlane', 'Ford', 2005),
  car('Old_Mini', 'Mini', 'Mini', 1960, true),
  car('New_Mini', 'Mini', 'Mini', 2001),
  car('Old_Beetle', 'VW Beetle', 'VW', 1950, true),
];
const guid = '0a1b2c3d-0000-4000-8000-000000000000';
const resolve = carResolver(cars, { [guid]: 'Fairlane_A', '17': 'Golf_GTI_1976' });

describe('a car that somebody names', () => {
  it.each([
    ['BMW_M5_1985', 'BMW_M5_1985'],
    ['bmw m5 1985', 'BMW_M5_1985'],
    ['1985 BMW M5', 'BMW_M5_1985'],
    ['BMW M5 (2018)', 'BMW_M5_2018'],
    ['BMW M5 2012', 'BMW_M5_2012'],
    ['S95 BMW M5 CS (2021)', 'BMW_M5_CS_2021'],
    ['Citroën C4 WRC', 'Citroen_C4_WRC_2007'],
    ['CITROEN  c4-wrc', 'Citroen_C4_WRC_2007'],
    ['C4 WRC', undefined],
    ['Peugeot 2008', 'Peugeot_2008_2013'],
    ['Peugeot 2008 2013', 'Peugeot_2008_2013'],
    ['VW Golf GTI', 'Golf_GTI_1976'],
    ['Volkswagen Golf GTI™', 'Golf_GTI_1976'],
    ['Golf GTI', 'Golf_GTI_1976'],
    ['Honda NSX R', 'Honda_NSX-R_2002'],
    ['Mini', 'New_Mini'],
    ['Volkswagen Beetle', 'Old_Beetle'],
    [guid.toUpperCase(), 'Fairlane_A'],
    ['17', 'Golf_GTI_1976'],
  ])('%s is %s', (text, carId) => {
    const read = resolve(text);
    expect(read.answer === 'found' ? read.carId : undefined).toBe(carId);
  });

  it('needs a year where several of one name differ by it', () => {
    const all = { answer: 'needs-year', carIds: ['BMW_M5_2018', 'BMW_M5_2012', 'BMW_M5_1985'] };
    expect(resolve('BMW M5')).toEqual(all);
    expect(resolve('BMW M5 1999')).toEqual(all);
    expect(resolve({ brand: 'BMW', name: 'M5', year: null })).toEqual(all);
  });

  it('may be several, the nearest name first', () => {
    expect(resolve('C4 WRC')).toEqual({
      answer: 'several',
      carIds: ['Citroen_C4_WRC_2007', 'Citroen_C4_WRC_HYmotion4_2008'],
    });
    expect(resolve('Ford Fairlane 2005')).toEqual({ answer: 'several', carIds: ['Fairlane_A', 'Fairlane_B'] });
  });

  it('is unknown', () => {
    expect(resolve('Porshe')).toEqual({ answer: 'unknown', carIds: [] });
    expect(resolve('')).toEqual({ answer: 'unknown', carIds: [] });
    expect(resolve('__proto__')).toEqual({ answer: 'unknown', carIds: [] });
  });

  it('is known by its names apart', () => {
    expect(resolve({ brand: 'Citroën', name: 'C4 WRC', year: 2007 })).toEqual({
      answer: 'found',
      carId: 'Citroen_C4_WRC_2007',
    });
    expect(resolve({ brand: '', name: 'Golf GTI', year: null })).toEqual({ answer: 'found', carId: 'Golf_GTI_1976' });
  });
});

const file = new URL('../../../../../shared/data/catalogue.jsonl', import.meta.url);
const isThere = existsSync(file);
if (!isThere) console.log('names of all cars of the game: skipped, there is no ../shared/data/catalogue.jsonl');

(isThere ? describe : describe.skip)('every car of the game', () => {
  const all = isThere
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ResolvedCar)
    : [];
  const find = carResolver(all);

  it('is found by its id, and by name and year unless another has both', () => {
    const wrong = all.filter(({ id }) => {
      const read = find(id);
      return read.answer !== 'found' || read.carId !== id;
    });
    expect(wrong).toEqual([]);
    const lost = all.filter(({ id, name, year }) => {
      const read = find(`${name} (${year})`);
      return read.answer === 'found' ? read.carId !== id : read.answer === 'unknown' || !read.carIds.includes(id);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('is never called unknown by its name alone', () => {
    expect(all.filter(({ name }) => find(name).answer === 'unknown')).toEqual([]);
    const read = find('BMW M5');
    expect(read.answer === 'needs-year' && read.carIds.length).toBe(6);
  });
});

import { type CarIdentity, carIdentity } from '#imports';
import { tableForm } from '#tables';
import { parseMapping } from './column-mapping.ts';
import { missingColumns, tableOf } from './csv-table.ts';
import { csvCarReader } from './read-csv-car.ts';

const header =
  'Make,Model,Year,Country,RQ,Tyres,Drive,Clearance,Body,Seats,Fuel,Engine,Weight (lb),Top speed (km/h),0-60,Handling,MRA,ABS,TCS,Brakes,Prize,Tags';
const row =
  'Mini,"Mini Cooper ""S""",1964,gb,24,STD,fwd,Mid,Sedan,4,petrol,Front,"1,435",154,11.2,70,,no,no,B,,"Road, Rally"';

const csvTable = (head: string, map: string) => {
  const form = tableForm(head, () => true);
  return form && tableOf(form, map === '' ? {} : parseMapping(map));
};

const read = (line: string, { head = header, map = '', identity = carIdentity([]) as CarIdentity } = {}) => {
  const table = csvTable(head, map);
  if (!table) throw new Error('no table');
  expect(missingColumns(table)).toEqual([]);
  return csvCarReader(table, identity)(line);
};
const changed = (from: string, to: string) => {
  expect(row).toContain(from);
  return read(row.replace(from, to));
};

describe('a row of a CSV file', () => {
  it('is a car: usual headers, units turned into ours, words in any spelling, an id made of its names', () => {
    expect(read(row)).toEqual({
      ok: true,
      carId: 'Mini_Cooper_S_1964',
      aliases: [],
      car: {
        name: 'Mini Cooper "S"',
        brand: 'Mini',
        year: 1964,
        country: 'GB',
        class: 'E',
        rq: 24,
        tyre: 'Standard',
        drive: 'FWD',
        clearance: 'Mid',
        body: ['Saloon'],
        seats: 4,
        fuel: 'Petrol',
        engine: 'Front',
        weightKg: 651,
        topSpeedMph: 96,
        acceleration0to60s: 11.2,
        handling: 70,
        mra: null,
        abs: false,
        tcs: false,
        brake: 'B',
        prize: false,
        tags: ['Road', 'Rally'],
      },
      unsaid: [],
    });
  });

  it('has decimal commas where semicolons part its cells', () => {
    const head = header.replaceAll(',', ';');
    const line = 'Mini;Cooper S;1964;GB;24;STD;FWD;Mid;Saloon;4;Petrol;Front;1.435,5;154;11,2;70;;no;no;B;;Road';
    expect(read(line, { head })).toMatchObject({ ok: true, car: { weightKg: 651, acceleration0to60s: 11.2 } });
  });

  it('is read by the mapping where headers say nothing', () => {
    const head = header.replace('Model', 'Column B').replace('Weight (lb)', 'Mass');
    expect(read(row, { head, map: 'name=column b,weight=Mass:lb' })).toMatchObject({
      ok: true,
      car: { weightKg: 651 },
    });
  });

  it('without an id is the car that has its brand, name and year', () => {
    const cooper = { id: 'Cooper', brand: 'MINI', name: 'Cooper S', year: 1964, retired: false };
    expect(read(row, { identity: carIdentity([cooper]) })).toMatchObject({ ok: true, carId: 'Cooper' });
    const twin = { ...cooper, id: 'Twin', name: 'Mini Cooper S' };
    expect(read(row, { identity: carIdentity([cooper, twin]) })).toMatchObject({ ok: false, code: 'ambiguous' });
    expect(read(row, { identity: carIdentity([cooper, { ...twin, retired: true }]) })).toMatchObject({
      carId: 'Cooper',
    });
  });

  it.each([
    ['columns-wrong', 'Front,', '', /21 columns, where the header has 22/],
    ['word-unknown', 'STD', 'Studded', /tyre "Studded" is none of Performance, Standard/],
    ['cannot-be-true', '1964', '2964', /year 2964/],
    ['field-missing', '"Mini Cooper ""S"""', '', /name is missing/],
    ['not-a-number', ',70,', ',seventy,', /handling "seventy" is not a number/],
    ['quote-broken', '"Mini Cooper', '"Mini" Cooper', /quote/],
    ['quote-broken', 'Rally"', 'Rally', /quote/],
    ['word-unknown', ',no,no,', ',no,perhaps,', /tcs "perhaps" is neither yes nor no/],
  ])('is refused as %s, with a sentence', (code, from, to, reason) => {
    expect(changed(from, to)).toMatchObject({ ok: false, code, reason: expect.stringMatching(reason) });
  });
});

describe('a mapping of columns', () => {
  it.each([
    ['name', /is not a mapping/],
    ['colour=Paint', /A car has no "colour"/],
    ['weight=Mass:stone', /kg or lb, not "stone"/],
    ['name=Model:kg', /no units/],
  ])('%s is refused in words', (text, message) => {
    expect(() => parseMapping(text)).toThrow(message);
  });

  it('to a column that is not there is refused, with those that are', () => {
    expect(() => csvTable('a,b', 'name=c')).toThrow(/Column "c" not found. The file has a, b/);
  });
});

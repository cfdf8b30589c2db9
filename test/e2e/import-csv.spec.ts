import { type ReportRow } from '#imports';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ops } from '#test/ops-process';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-csv-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (text: string, name = 'cars.csv') => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const header =
  'Marke;Modell;Baujahr;Country;RQ;Tyres;Drive;Clearance;Body;Seats;Fuel;Engine;Weight (kg);Top speed (mph);0-60;Handling;MRA;ABS;TCS;Brakes;Prize;Tags';
const map = 'brand=Marke,name=Modell,year=Baujahr';
const rowOf = (model: string, { year = '1964', tyre = 'Standard', weight = '651', body = 'Saloon' } = {}) =>
  `Mini;${model};${year};GB;24;${tyre};FWD;Mid;${body};4;Petrol;Front;${weight};96;11,2;70;;no;no;B;no;"Road;Rally"`;

const rows = [
  '\uFEFF' + header,
  rowOf('Cooper'),
  rowOf('Cooper S').replace(';GB', ''),
  rowOf('Cooper T', { tyre: 'Studded' }),
  rowOf('Cooper U', { year: '2964' }),
  rowOf(''),
  rowOf('COOPER'),
  rowOf('Cooper V', { weight: 'light' }),
  rowOf('"Cooper W'),
  '',
  rowOf('Cooper X', { body: '"Saloon;Estate"' }),
];

const reportRows = (path: string): ReportRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as ReportRow);

const carTypes = async () => {
  const store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  const { events } = await store.readAll(0, 10_000);
  await store.close();
  return events.filter(({ type }) => type.startsWith('Car')).map(({ stream, type }) => `${stream} ${type}`);
};

describe('ops import-catalogue of a CSV file', () => {
  it('brings in the good rows and refuses seven kinds of bad ones, each by its line with a code and a sentence', async () => {
    const [path, report] = [fileOf(rows.join('\r\n')), join(folder, 'report.jsonl')];
    const { code, out } = await ops(folder, 'import-catalogue', path, '--map', map, '--report', report);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining('2 added, 0 changed, 0 unchanged, 7 refused'),
    });
    expect(reportRows(report)).toEqual([
      { outcome: 'added', line: 2, carId: 'Mini_Cooper_1964' },
      { outcome: 'refused', line: 3, code: 'columns-wrong', reason: '21 columns, where the header has 22' },
      {
        outcome: 'refused',
        line: 4,
        code: 'word-unknown',
        reason: expect.stringContaining('tyre "Studded" is none of'),
      },
      { outcome: 'refused', line: 5, code: 'cannot-be-true', reason: 'cannot be true of a car: year 2964' },
      { outcome: 'refused', line: 6, code: 'field-missing', reason: 'name is missing' },
      { outcome: 'refused', line: 7, code: 'duplicate', reason: 'this car stands on line 2 already' },
      { outcome: 'refused', line: 8, code: 'not-a-number', reason: 'weightKg "light" is not a number' },
      { outcome: 'refused', line: 9, code: 'quote-broken', reason: expect.stringContaining('quote') },
      { outcome: 'added', line: 11, carId: 'Mini_Cooper_X_1964' },
    ]);
    expect(await carTypes()).toEqual(['car-Mini_Cooper_1964 CarReleased', 'car-Mini_Cooper_X_1964 CarReleased']);
  });

  it('tries it first: the same report, and nothing is written', async () => {
    const path = fileOf(rows.join('\n'));
    const [trial, real] = [join(folder, 'trial.jsonl'), join(folder, 'real.jsonl')];
    const { out } = await ops(folder, 'import-catalogue', path, '--map', map, '--dry-run', '--report', trial);
    expect(out).toContain('Nothing was written.');
    expect(await carTypes()).toEqual([]);
    await ops(folder, 'import-catalogue', path, '--map', map, '--report', real);
    expect(reportRows(real)).toEqual(reportRows(trial));
  });

  it('knows a car again by its names, and says field by field what is new', async () => {
    await ops(folder, 'import-catalogue', fileOf(rows.join('\n')), '--map', map);
    const mapping = fileOf(JSON.stringify({ brand: 'Marke', name: 'Modell', year: 'Baujahr' }), 'map.json');
    const heavier = fileOf([header, rowOf('mini cooper', { weight: '660' })].join('\n'), 'heavier.csv');
    const { out } = await ops(folder, 'import-catalogue', heavier, '--map-file', mapping);
    expect(out).toContain('line 2 changes Mini_Cooper_1964: name Cooper → mini cooper, weightKg 651 → 660');
  });

  it('needs no column for what is not known of every car, and takes nothing from a car by that', async () => {
    await ops(folder, 'import-catalogue', fileOf(rows.join('\n')), '--map', map);
    const [seats, brake] = ['seats', 'brake'].map((name) =>
      header.split(';').findIndex((text) => text.toLowerCase().startsWith(name)),
    );
    const without = (line: string) =>
      line
        .split(';')
        .filter((_, at) => at !== seats && at !== brake)
        .join(';');
    const short = [header, rowOf('Cooper', { weight: '660' }), rowOf('Cooper New')].map(without).join('\n');
    const { code, out } = await ops(folder, 'import-catalogue', fileOf(short, 'short.csv'), '--map', map);
    expect([code, out]).toEqual([0, expect.stringContaining('1 added, 1 changed')]);
    expect(out).toContain('line 2 changes Mini_Cooper_1964: weightKg 651 → 660\n');
  });

  it('says which columns it does not find', async () => {
    const { code, err } = await ops(folder, 'import-catalogue', fileOf(rows.join('\n')));
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/no column for name, brand, year\. Map them with --map/),
    });
  });
});

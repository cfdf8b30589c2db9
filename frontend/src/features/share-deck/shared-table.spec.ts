import { carListOf, csvOf } from './shared-table.ts';
import type { SharedTable } from './shared-table.ts';

const table: SharedTable = {
  title: 'S class',
  cars: [
    { name: 'Porsche 918 Spyder', tune: '332', rq: 95, class: 'S', year: 2013 },
    { name: 'Car 2', tune: '' },
  ],
  tracks: [
    { code: 'tRoad_a00', name: 'Twisty, Road', road: 'Dry' },
    { code: 'fast_a01', name: '=HYPERLINK("x")', road: 'Wet' },
  ],
  cells: [],
  times: [
    ['1:07.37', 'DNF'],
    ['', '24.50'],
  ],
};

const heads = { track: 'Track', road: 'Road', code: 'Code' };

describe('a shared table', () => {
  it('lists its cars with what is known of them', () => {
    expect(carListOf(table)).toBe('S95 Porsche 918 Spyder (2013) 332\nCar 2');
  });

  it('is CSV with quoted fields, and marks its encoding', () => {
    const lines = csvOf(table, heads).split('\r\n');
    expect(lines[0]).toBe('\uFEFFTrack,Road,Code,S95 Porsche 918 Spyder (2013) 332,Car 2');
    expect(lines[1]).toBe('"Twisty, Road",Dry,tRoad_a00,1:07.37,DNF');
  });

  it('gives a spreadsheet no formula', () => {
    expect(csvOf(table, heads)).toContain(`"'=HYPERLINK(""x"")",Wet,fast_a01,,24.50`);
  });

  it('ends with a line end', () => {
    expect(csvOf(table, heads).endsWith('24.50\r\n')).toBe(true);
  });
});

import { csvLine } from './csv-line.ts';

describe('a line of CSV', () => {
  it('keeps quotes, commas and line ends inside their cell', () => {
    expect(csvLine(['a "b"', 'c,d', 'e\nf'])).toBe('"a ""b""","c,d","e\nf"\r\n');
  });

  it('runs nothing in a spreadsheet', () => {
    expect(csvLine(['=1+1', '@x', '-2'])).toBe(`"'=1+1","'@x","'-2"\r\n`);
  });
});

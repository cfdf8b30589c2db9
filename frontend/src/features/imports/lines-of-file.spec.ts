import { linesOfFile, partsOfFile } from './lines-of-file.ts';

describe('lines of a file of lap times', () => {
  it('keep their numbers, without blank lines and the head of columns', () => {
    const csv = linesOfFile('car,tune\r\n\r\na,332\nb,323\n');
    expect(csv).toEqual({
      header: 'car,tune',
      lines: [
        { number: 3, text: 'a,332' },
        { number: 4, text: 'b,323' },
      ],
    });
    expect(linesOfFile('{"a":1}\n{"a":2}').lines.map(({ number }) => number)).toEqual([1, 2]);
    expect(linesOfFile('')).toEqual({ header: '', lines: [] });
  });

  it('go in lots, by their number and their length', () => {
    const lines = Array.from({ length: 450 }, (_, at) => ({ number: at + 1, text: 'x' }));
    expect(partsOfFile(lines).map((part) => part.length)).toEqual([200, 200, 50]);
    const long = Array.from({ length: 7 }, (_, at) => ({ number: at + 1, text: 'x'.repeat(5_000) }));
    expect(partsOfFile(long).map((part) => part.length)).toEqual([4, 3]);
  });
});

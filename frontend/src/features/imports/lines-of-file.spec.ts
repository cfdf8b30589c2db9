import { linesOfFile, chunksOfFile } from './lines-of-file.ts';

describe('lines of a file of lap times', () => {
  it('keep their numbers, without blank lines, and go as plain CSV', async () => {
    expect(await linesOfFile('Times of May\r\rcar;tune;track\r\ra;332;"x\ry"\r"b;323;x\rc;111;x\r')).toEqual({
      header: 'car,tune,track',
      lines: [
        { number: 5, text: 'a,332,"x\ny"' },
        { number: 7, text: '"b;323;x' },
        { number: 8, text: 'c,111,x' },
      ],
    });
    expect(await linesOfFile('{"a":1}\r\n\r\n{"a":2}')).toEqual({
      header: '{}',
      lines: [
        { number: 1, text: '{"a":1}' },
        { number: 3, text: '{"a":2}' },
      ],
    });
  });

  it('have the cars that were chosen in place of what they are called', async () => {
    const choices = { 'BMW M5': 'M5_1985', 'BMW M5 2018': 'M5_2018' };
    const named = await linesOfFile(
      'brand,name,year,tune,track\nBMW,M5,,332,x\nBMW,M5,2018.0,332,x\nVW,Up,,332,x',
      choices,
    );
    expect(named).toEqual({
      header: 'brand,name,year,tune,track,car',
      lines: [
        { number: 2, text: 'BMW,M5,,332,x,M5_1985' },
        { number: 3, text: 'BMW,M5,2018.0,332,x,M5_2018' },
        { number: 4, text: 'VW,Up,,332,x' },
      ],
    });
    expect(await linesOfFile('{"car":"BMW M5"}\n{"car":"Up"}', choices)).toMatchObject({
      lines: [{ text: '{"car":"M5_1985"}' }, { text: '{"car":"Up"}' }],
    });
  });

  it('are none where the columns are not there, or nothing below them', async () => {
    expect(await linesOfFile('car,time\na,1')).toBe('columns');
    expect([await linesOfFile(''), await linesOfFile('car,tune,track\r\r')]).toEqual(['empty', 'empty']);
  });

  it('go in lots, by their number and their length', () => {
    const lines = Array.from({ length: 450 }, (_, at) => ({ number: at + 1, text: 'x' }));
    expect(chunksOfFile(lines).map((part) => part.length)).toEqual([200, 200, 50]);
    const long = Array.from({ length: 7 }, (_, at) => ({ number: at + 1, text: 'x'.repeat(5_000) }));
    expect(chunksOfFile(long).map((part) => part.length)).toEqual([4, 3]);
  });
});

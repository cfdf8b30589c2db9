import { dateOrderOf, readHour } from './read-date.ts';
import { readCount, readDigits, readNumber } from './read-number.ts';

describe('a number', () => {
  it.each([
    ['1234.5', '.', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ["1'234,5", ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1,5', '.', 1.5],
    ['-0,25', ',', -0.25],
    ['.5', '.', 0.5],
  ] as const)('%s with the mark %s is %d', (text, mark, number) => {
    expect(readNumber(text, mark)).toBe(number);
  });

  it.each(['', '1e2', '1.2.3', '-', '12 mph', '0x10', 'Infinity', '.'])('is not %j', (text) => {
    expect(readNumber(text, '.')).toBeNaN();
  });

  it('may count, or be a code', () => {
    expect(['12', '12.0', '12,00', '1,234', '1.234', '1 234'].map(readCount)).toEqual([12, 12, 12, 1234, 1234, 1234]);
    expect(['1.5', '-1', '1e2', ''].map(readCount)).toEqual([NaN, NaN, NaN, NaN]);
    expect(['332.0', '0', '96,0', '996', 'x'].map((text) => readDigits(text, 3))).toEqual([
      '332',
      '000',
      '096',
      '996',
      'x',
    ]);
  });
});

describe('a date', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00'],
    ['2026-03-01 18:22', '2026-03-01T18'],
    ['2026-03-01T18:22:00.5Z', '2026-03-01T18'],
    ['2026-03-01T18', '2026-03-01T18'],
    ['2026/3/1', '2026-03-01T00'],
    ['1.3.2026', '2026-03-01T00'],
    ['1. 3. 2026 18:22', '2026-03-01T18'],
    ['01-03-2026', '2026-03-01T00'],
    ['2/2/2026', '2026-02-02T00'],
    ['3/1/2026', 'order'],
    ['2026-13-01', undefined],
    ['31.2.2026', undefined],
    ['2026-03-01 25:00', undefined],
    ['yesterday', undefined],
    ['2026-03-01 soon', undefined],
  ])('%s is %s', (text, hour) => {
    expect(readHour(text, undefined)).toBe(hour);
  });

  it('between strokes is read as all of its file', () => {
    const american = ['3/1/2026', '3/14/2026'];
    expect(dateOrderOf(american)).toBe('month-first');
    expect(readHour('3/1/2026 6:22 PM', dateOrderOf(american))).toBe('2026-03-01T18');
    expect(readHour('3/1/2026 12:05 AM', dateOrderOf(american))).toBe('2026-03-01T00');
    expect(readHour('3/1/2026', dateOrderOf(['14/3/2026']))).toBe('2026-01-03T00');
    expect(dateOrderOf(['14/3/2026', '3/14/2026'])).toBeUndefined();
  });
});

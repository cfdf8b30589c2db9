import { cellFigure, losesByClearance } from './cell-figure.ts';

const times = new Map<string, number>(
  Object.entries({ drag100_a00: 10, drag150_a00: 30, drag170_a00: 40, drag100b_a00: 14.03, drag100b_a01: 16 }),
);
const figure = (trackCode: string, to60?: number) => cellFigure(trackCode, (code) => times.get(code), to60);

describe('the number in a corner of a cell', () => {
  it('is MRA on 0-100, by the tuned 0-60', () => {
    expect(figure('drag100_a00', 5)).toEqual({ kind: 'mra', value: 100 });
    expect(figure('drag100_a00')).toBeUndefined();
  });

  it('is HRA on 0-150 and 0-170, by the shorter run', () => {
    expect(figure('drag150_a00')).toEqual({ kind: 'hra', value: 50 });
    expect(figure('drag170_a00')).toEqual({ kind: 'hra', value: 75 });
  });

  it('is the stop on runs that end at rest, while both times are known', () => {
    expect(figure('drag100b_a00')).toEqual({ kind: 'braking', value: 4.03 });
    expect(figure('drag100b_a01')).toBeUndefined();
    expect(figure('drag150b_a00')).toBeUndefined();
  });

  it('is none elsewhere', () => {
    expect(figure('tRoad_a00', 5)).toBeUndefined();
  });
});

describe('clearance', () => {
  it.each([
    ['Low', 'csMed_a00', true],
    ['Mid', 'csMed_a00', false],
    ['Low', 'oceanCityZ50_aA1', true],
    ['Mid', 'moto_a10', true],
    ['High', 'moto_a10', false],
    ['Low', 'kart_a00', false],
    ['Low', 'nowhere_a00', false],
  ] as const)('%s on %s: loses time is %s', (clearance, trackCode, loses) => {
    expect(losesByClearance(clearance, trackCode)).toBe(loses);
  });
});

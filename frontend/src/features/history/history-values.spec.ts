import { valueLines, type ValueLabels } from './history-values.ts';

const words: ValueLabels = {
  language: 'en',
  unknown: 'not known',
  erased: 'erased',
  yes: 'yes',
  no: 'no',
  moment: (at) => `on ${at.slice(0, 10)}`,
  label: (name) => (name === 'rqLimit' ? 'RQ limit' : undefined),
  word: (name, value) => (name === 'status' && value === 'draft' ? 'Draft' : undefined),
  car: (id) => (id === 'Mini' ? 'Mini Cooper' : undefined),
  track: (code) => (code === 'kart_a00' ? 'Karting' : undefined),
};
const lines = (name: string, value: unknown) => valueLines(words, name, value);

describe('a value of a fact', () => {
  it.each([
    ['status', 'draft', 'Draft'],
    ['year', 1964, '1964'],
    ['abs', false, 'no'],
    ['rqLimit', null, 'not known'],
    ['startsAt', '2026-03-01T12:00:00.000Z', 'on 2026-03-01'],
    ['country', 'DE', 'Germany'],
    ['carIds', ['Mini', 'Gone'], 'Mini Cooper, Gone'],
    ['carIds', [], '–'],
    ['lapTime', { kind: 'time', seconds: 84.5 }, '1:24.50'],
    ['words', { text: 'So it is.' }, 'So it is.'],
    ['words', { text: null }, 'erased'],
  ])('%s reads as a person says it', (name, value, text) => {
    expect(lines(name, value)).toEqual([text]);
  });

  it('that has parts is told with each under its name, and several things of it line by line', () => {
    const round = { races: [{ carId: 'Mini' }, {}], rewards: [{ kind: 'cash', amount: 500 }], rqLimit: 90 };
    expect(lines('round', round)).toEqual(['Mini Cooper', 'cash · 500', 'RQ limit: 90']);
    expect(lines('criteria', '')).toEqual(['–']);
  });

  it('of several things is told line by line', () => {
    expect(
      lines('races', [
        { track: 'kart_a00', rqLimit: 90 },
        { carId: 'Mini', hints: [] },
      ]),
    ).toEqual(['Karting · RQ limit: 90', 'Mini Cooper']);
  });
});

import { readFilterText } from './filter-text.ts';

const ofClassA = [{ name: '', ranges: {}, choices: { class: ['A'] } }];

describe('a filter as text', () => {
  it('is read as it was copied, and out of an address', () => {
    expect(readFilterText(' ~N~cA\n').criteria).toEqual(ofClassA);
    expect(readFilterText('https://tdr.example/cars?find=x&filter=%7EN%7EcA').criteria).toEqual(ofClassA);
  });

  it('keeps what it understands, and names the rest', () => {
    const { criteria, dropped, nothing } = readFilterText('~N~cA~zz');
    expect([criteria, dropped.map(({ item }) => item), nothing]).toEqual([ofClassA, ['zz'], false]);
  });

  it('says when there is none', () => expect(readFilterText('hello').nothing).toBe(true));
});

import { numbersOf } from './numbers-of.ts';

it('a plural form is for numbers of its language', () => {
  expect(numbersOf('pl', 'few')).toEqual([2, 3, 4, 22]);
  expect(numbersOf('fr', 'many')).toEqual([1_000_000]);
  expect(numbersOf('en', 'ordinal_two')).toEqual([2, 22, 32, 42]);
});

import { kShort } from './k-short.ts';

it.each([
  [0, '<100'],
  [100, '<100'],
  [101, '100+'],
  [999, '900+'],
  [1_000, '1k'],
  [1_290, '1.2k'],
  [9_999, '9.9k'],
  [10_000, '10k'],
  [12_900, '12k'],
])('%d is %s', (count, text) => expect(kShort(count, 'en')).toBe(text));

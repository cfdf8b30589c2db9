import { parseCarAlias } from './car-alias.ts';

describe('the other names of a car', () => {
  it('are guids and numbers, in one spelling', () => {
    expect(parseCarAlias(' 0F8FAD5B-D9CB-469F-A165-70867728950E')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
    expect(['0', '6249'].map(parseCarAlias)).toEqual(['0', '6249']);
  });

  it.each(['', 'Mini_Cooper_S_1964', '-1', '007', '1.5', '1234567890', '0f8fad5b-d9cb-469f-a165'])(
    'are not %j',
    (text) => {
      expect(parseCarAlias(text)).toBeUndefined();
    },
  );
});

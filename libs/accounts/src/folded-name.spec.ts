import { foldedName } from './folded-name.ts';

describe('the folded display name', () => {
  it.each([
    ['Racer', 'rACER'],
    ['Max Power', '  Max \t Power '],
    ['Max', 'M\u200bax'],
    ['Max', 'Ｍax'],
  ])('takes %j and %j for one name', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it('keeps names apart that a reader tells apart', () => {
    expect(foldedName('Zoë')).not.toBe(foldedName('Zoe'));
  });
});

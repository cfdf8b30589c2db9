import { render } from '@testing-library/react';
import { Avatar, badgeOf } from './avatar.tsx';

describe('an avatar', () => {
  it('is the first letter, whole and in upper case, also beyond the basic plane', () => {
    expect(render(<Avatar name=" élodie" tier={0} mod={false} />).container).toHaveTextContent(/^É$/);
    expect(render(<Avatar name="𝒳en" tier={0} mod={false} />).container).toHaveTextContent(/^𝒳$/);
  });

  it('stands on the colour of the tier; moderators have their own', () => {
    expect([0, 1, 5, 6, -1].map((tier) => badgeOf({ tier, mod: false }))).toEqual(['0', '1', '5', '0', '0']);
    expect(badgeOf({ tier: 2, mod: true })).toBe('mod');
  });
});

import { hashOf, newSecret, hashOfKey } from './key-secret.ts';

describe('the secret of a key', () => {
  it('is another each time, and found in a header by its hash', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).not.toBe(other);
    expect(hashOfKey(`Bearer ${one}`)).toBe(hashOf(one));
    expect(hashOfKey(`bearer  ${one} `)).toBe(hashOf(one));
    expect(hashOf(one)).not.toContain(one.slice(4, 12));
  });

  it.each([undefined, '', 'Basic YTpi', 'Bearer'])('is not looked for in %s', (header) => {
    expect(hashOfKey(header)).toBeUndefined();
  });

  it.each(['Bearer x', `Bearer ${newSecret()}x`, `Bearer ${newSecret().slice(4)}`])(
    'is none of ours in %s',
    (header) => {
      expect(hashOfKey(header)).toBeNull();
    },
  );
});

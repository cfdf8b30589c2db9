import { passwordFault } from './guessed-passwords.ts';

const own = ['Zebedee', 'zebedee.jones@example.org'];

describe('a password', () => {
  it.each([
    ['aaaaaaaa', 'password-guessable'],
    ['a'.repeat(128), 'password-guessable'],
    ['qwertzuiop', 'password-guessable'],
    ['20201231', 'password-guessable'],
    ['12345678', 'password-common'],
    ['Password1', 'password-common'],
    ['Passw0rd!', 'password-common'],
    ['zebedee.jones@example.org', 'password-own'],
    ['zebedee.jones', 'password-own'],
    ['Zebedee1', 'password-own'],
  ])('like %s is refused: %s', async (password, fault) => expect(await passwordFault(password, own)).toBe(fault));

  it.each(['long enough', 'correct horse', 'トラックの記録は速い', 'kvz7-hq2w'])('like %s is taken', async (password) =>
    expect(await passwordFault(password, own)).toBeUndefined(),
  );
});

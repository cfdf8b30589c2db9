import { nameKeys } from './name-keys.ts';

const areTaken = (one: string, other: string): boolean => nameKeys(one).some((key) => nameKeys(other).includes(key));

describe('what a name is held under', () => {
  it.each([
    ['Mira', 'mIRA'],
    ['Mira', 'Mi\ufe0fra'],
    ['Mira', 'Мirа'],
    ['Mira', 'Μira'],
    ['Mira', 'Ｍira'],
    ['Mira', '𝐌ira'],
    ['Mira', '🅼🅸🆁🅰'],
    ['Mira', 'M\u0456ra'],
    ['Mira', 'M\u200bira'],
    ['MIRA', 'MlRA'],
    ['MIra', 'Mlra'],
    ['Mira', 'MlRA'],
    ['mira', 'M1RA'],
    ['Bob1', 'Bobl'],
    ['B0b', 'BOb'],
    ['HANNA', 'НАΝΝА'],
    ['HANNA', 'НАNNA'],
    ['Ann-Marie', 'Ann–Marie'],
    ['Ann-Marie', 'Ann—Marie'],
    ['Ann-Marie', 'Ann‐Marie'],
    ['Ann-Marie', 'Annーmarie'],
    ['Ann Marie', 'Ann\u00a0\u2003Marie'],
    ['O’Neil', "O'Neil"],
    ['modern', 'rnodern'],
    ['us', '🇺🇸'],
    ['Ali', 'ALİ'],
  ])('%j and %j are one', (one, other) => expect(areTaken(one, other)).toBe(true));

  it.each([
    ['Zoë', 'Zoe'],
    ['Nina', 'Vina'],
    ['Mira', 'Mlra'],
    ['Bill', 'Bil'],
    ['Иван', 'Ivan'],
    ['山田', '山本'],
    ['Max Power', 'MaxPower'],
  ])('%j and %j are two', (one, other) => expect(areTaken(one, other)).toBe(false));
});

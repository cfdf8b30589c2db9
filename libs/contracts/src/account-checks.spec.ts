import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { EMAIL, isEmailAddress, keyNameFault, languageCodes, nameFault } from './account-checks.ts';
import { accountName, emailAddress, keyName, signUpBody } from './user.ts';

describe('a name', () => {
  it.each([
    'Jö',
    'Łukasz Żółć',
    '山田',
    'Ann-Marie O’Neil',
    'Mira ❤️',
    '🏁🏁',
    '  Bob  ',
    'J. Doe',
    'dr.no',
    'Ann 2.0',
    'Đặng Thị Mộng',
    'Сергій',
    'Γιάννης',
    'たなかTaro田中',
    '김Kim',
    'पेड़ों',
    'مُحَمَّد',
    'J. R. R.',
    '-=Max=-',
  ])('may be %j', (name) => {
    expect([nameFault(name), accountName.safeParse(name).success]).toEqual([undefined, true]);
  });

  it.each([
    ['a', 'length'],
    ['x'.repeat(33), 'length'],
    ['   ', 'length'],
    ['\u200b\u200b', 'unseen'],
    ['\u3164\u3164', 'unseen'],
    ['\u2800\u2800', 'unseen'],
    ['\ufe0f\ufe0f', 'unseen'],
    ['\u0301\u0301', 'unseen'],
    ['Ann\nBcc: all', 'unseen'],
    ['Ann\u2028Bob', 'unseen'],
    ['Ann\u202ebob', 'unseen'],
    ['An\u00adn', 'unseen'],
    ['An\u0000n', 'unseen'],
    ['Mira\ufe0f', 'unseen'],
    ['Mi\ufe0era', 'unseen'],
    ['1\ufe0f1', 'unseen'],
    ['M\u0300\u0301\u0302ira', 'marks'],
    ['Me\u0301\u0323\u0308', 'marks'],
    ['..', 'plain'],
    ['...', 'plain'],
    ['-–—', 'plain'],
    ['\u0301.\u0301.', 'plain'],
    ['Mirа', 'scripts'],
    ['Αnn', 'scripts'],
    ['Аннa', 'scripts'],
    ['田中Иван', 'scripts'],
    ['ᏔᎡᎪ', 'scripts'],
    ['https://evil', 'link'],
    ['www.evil.example', 'link'],
    ['Win at evil.com', 'link'],
    ['evil.example/now', 'link'],
    ['ann@evil.example', 'link'],
  ])('may not be %j', (name, fault) => {
    expect([nameFault(name), accountName.safeParse(name).success]).toEqual([fault, false]);
  });
});

describe('the name of a key', () => {
  it.each([
    ['Мой iPhone', undefined],
    ['--', undefined],
    ['My\u202ekey', 'unseen'],
    ['evil.com', 'link'],
  ])('%j: %s', (name, fault) => {
    expect([keyNameFault(name), keyName.safeParse(name).success]).toEqual([fault, fault === undefined]);
  });
});

describe('an address', () => {
  it('is what the library for signing in takes for one', () =>
    expect(EMAIL.source).toBe(z.regexes.email.source.replaceAll('\\-', '-')));

  it.each([
    ['mira@example.org', true],
    [' Mira+tdr@Example.Photography ', true],
    ['jörg@example.org', false],
    ['mira@example.xn--p1ai', false],
    ['mira@example', false],
    [`${'a'.repeat(250)}@example.org`, false],
  ])('%j: %s, in forms as on the server', (text, good) => {
    expect([isEmailAddress(text), emailAddress.safeParse(text).success]).toEqual([good, good]);
  });
});

describe('a language', () => {
  const signUp = (language: string) =>
    signUpBody.safeParse({ name: 'Mira', email: 'mira@example.org', password: 'long enough', language }).success;

  it('is one that there are mails in', () => {
    const mails = readdirSync(new URL('../../mail/src/locales', import.meta.url)).map((name) => name.slice(0, 2));
    expect([...languageCodes].sort()).toEqual(mails.sort());
    expect(languageCodes.every(signUp)).toBe(true);
  });

  it.each(['__proto__', 'toString', 'tlh', 'EN', ''])('cannot be %j', (code) => expect(signUp(code)).toBe(false));
});

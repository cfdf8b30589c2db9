import { plainText, withPlainTexts } from './plain-text.ts';

describe('a text as it is kept', () => {
  it.each([
    ['turned', 'a\u202eb\u2066c\u2069\u200f', 'abc'],
    ['unseen', 'in\u200bvis\u2060i\ufeffb\u00adle\u3164\u2800\u115f', 'invisible'],
    ['joined where nothing joins', 'ad\u200dmin\u200c', 'admin'],
    ['another form of a letter', 'Mi\ufe0fra\ufe00\u180b', 'Mira'],
    ['spelled in tags', 'hi\u{e0068}\u{e0069}', 'hi'],
    ['marks upon marks', 'Z\u0300\u0301\u0302\u0303a\u0489\u0489\u0489', 'Z\u0300\u0301a\u0489\u0489'],
    ['marks of a script upon marks', 'ก\u0e49\u0e49\u0e49\u0e49\u0e49\u0e49', 'ก\u0e49\u0e49\u0e49\u0e49'],
    ['not for XML', 'a\u0000b\u0008c\u001bd\ufffee\uffff\u{1ffff}', 'abcde'],
    ['ended otherwise', 'a\u2028b\u0085c', 'a\nb\nc'],
  ])('without what is %s', (_, typed, kept) => expect(plainText(typed)).toBe(kept));

  it.each([
    'Line\none\r\ntwo\tthree',
    'Đặng Thị Mộng',
    '👩‍👩‍👧 ❤️ 🏳️‍🌈 👍🏽 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष पेड़ों',
    'မြို့',
    'སྒྲུབ',
    '葛\u{e0100}城',
    'مُحَمَّد',
    'z\u0302',
  ])('%j is as it was', (text) => expect(plainText(text)).toBe(text));

  it('says the same of what it said', () => {
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).join('');
    expect(plainText(plainText(all))).toBe(plainText(all));
  });

  it('goes through every part of a body but a password', () => {
    const body = { a: ['x\u202e', { b: 'y\u200b' }], n: 1, none: null, password: 'z\u200b', newPassword: 'z\u200b' };
    const plain = { a: ['x', { b: 'y' }], n: 1, none: null, password: 'z\u200b', newPassword: 'z\u200b' };
    expect(withPlainTexts(body)).toEqual(plain);
  });
});

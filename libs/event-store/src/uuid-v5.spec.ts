import { uuidV5Of } from './uuid-v5.ts';

/** The namespace for domain names of RFC 9562. */
const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('a UUID of version 5', () => {
  it('is that of the example in RFC 9562', () => {
    expect(uuidV5Of(DNS)('www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it.each([
    ['', '4ebd0208-8328-5d69-8c44-ec50939c0967'],
    ['näme 1', '7264ce05-41ed-5668-aa01-b4b622734056'],
    ['["command","a","b"]', 'c562ba90-417a-5e6f-837e-944d8baa48cb'],
  ])('is what others make of %j', (name, uuid) => {
    expect(uuidV5Of(DNS)(name)).toBe(uuid);
  });
});

import { isPublicAddress, networksOf, webAddressOf } from './public-address.ts';
import { AddressRefused, resolveAddress } from './resolve-address.ts';

const nowhere = networksOf([]);

describe('an address that something may be sent to', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '223.255.255.1', '2606:4700::1111', '2a00:1450::1'])(
    'is one of the internet at large: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'localhost',
    '',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://me:secret@example.org/',
    'https://me@example.org/',
    'https://example.org:25/',
    'example.org',
    'javascript:alert(1)',
    'https://',
  ])('is no web server at %s', (text) => {
    expect(webAddressOf(text)).toBeUndefined();
  });

  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/',
    'http://nobody.invalid/',
  ])('is not what %s leads to', async (text) => {
    await expect(resolveAddress(webAddressOf(text)!, nowhere)).rejects.toThrow(AddressRefused);
  });

  it('is the first of a name that leads nowhere else, and none of one that also leads inside', async () => {
    const url = webAddressOf('https://example.org/')!;
    const answering =
      (...all: string[]) =>
      async () =>
        all.map((address) => ({ address, family: 4 }));
    expect((await resolveAddress(url, nowhere, answering('1.1.1.1', '8.8.8.8'))).address).toBe('1.1.1.1');
    const mixed = answering('1.1.1.1', '10.0.0.1');
    await expect(resolveAddress(url, nowhere, mixed)).rejects.toThrow(AddressRefused);
  });

  it('is in a network that the operator named', async () => {
    const url = webAddressOf('http://127.0.0.1:8080/')!;
    expect(await resolveAddress(url, networksOf(['127.0.0.0/8']))).toEqual({ address: '127.0.0.1', family: 4 });
  });
});

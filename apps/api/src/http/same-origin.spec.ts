import { readConfig } from '../config.ts';
import { isFromThisSite, isSameOrigin } from './same-origin.ts';

const page = 'https://tdr.example.org';
const told = readConfig({ PUBLIC_URL: `${page}/`, READS_URL: 'https://reads.example.org' });
const untold = readConfig({ PORT: '3000' });

describe('a write of a browser', () => {
  it.each([
    [page, '127.0.0.1:3000', true],
    ['https://reads.example.org', 'tdr.example.org', true],
    ['https://evil.example', 'evil.example', false],
    ['http://localhost:3000', 'localhost:3000', false],
    ['http://tdr.example.org', 'tdr.example.org', false],
    ['null', 'tdr.example.org', false],
  ])('from %s to %s counts as ours where the address is configured: %s', (origin, host, ours) => {
    expect(isSameOrigin({ origin, 'sec-fetch-site': 'same-origin' }, host, told)).toBe(ours);
    expect(isFromThisSite({ origin }, host, told)).toBe(ours);
    expect(isFromThisSite({ referer: `${origin}/account` }, host, told)).toBe(ours);
  });

  it.each([
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['http://192.168.1.20:3000', '192.168.1.20:3000', true],
    ['http://localhost:3000', 'localhost:5173', true],
    ['https://evil.example', 'localhost:3000', false],
    ['http://localhost:8080', 'localhost:3000', false],
    ['null', 'localhost:3000', false],
  ])('from %s to %s counts as ours where none is: %s', (origin, host, ours) => {
    expect(isSameOrigin({ origin }, host, untold)).toBe(ours);
  });

  it('is no page of ours where the browser says so, and no page at all without a word', () => {
    expect(isSameOrigin({ 'sec-fetch-site': 'cross-site' }, 'localhost:3000', untold)).toBe(false);
    expect(isSameOrigin({}, 'anything', told)).toBe(true);
    expect(isFromThisSite({}, 'anything', told)).toBe(false);
  });
});

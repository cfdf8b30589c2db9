import { addressesIn, tlsIn, urlsByNode } from './log-url.kurrent.ts';

describe('the address of a log', () => {
  it('is asked at each of its nodes alone', () => {
    expect(urlsByNode('kurrentdb://admin:a%40b@one:2113,two?tls=true&tlsCaFile=/ca.crt')).toEqual([
      'kurrentdb://admin:a%40b@one:2113,one:2113?tls=true&tlsCaFile=/ca.crt',
      'kurrentdb://admin:a%40b@two,two?tls=true&tlsCaFile=/ca.crt',
    ]);
  });

  it.each([
    ['kurrentdb://one:2113?tls=false', 'kurrentdb://one:2113?tls=false'],
    ['kurrentdb+discover://log.example.org', 'kurrentdb+discover://log.example.org'],
    ['esdb://user:secret@one', 'kurrentdb://user:secret@one'],
    ['esdb+discover://log.example.org:2113', 'kurrentdb+discover://log.example.org:2113'],
  ])('of one node or one name stays as it is: %s', (url, asked) => {
    expect(urlsByNode(url)).toEqual([asked]);
  });

  it('says where its nodes are, and how they are spoken to', () => {
    const url = 'kurrentdb://admin:secret@one,two:2114?tlsCaFile=%2Fcerts%2Fca.crt&tlsVerifyCert=false';
    expect(addressesIn(url)).toEqual([
      { host: 'one', port: 2113 },
      { host: 'two', port: 2114 },
    ]);
    expect(tlsIn(url)).toEqual({ on: true, verified: false, caFile: '/certs/ca.crt' });
    expect(tlsIn('kurrentdb://one?tls=false')).toEqual({ on: false, verified: true });
  });
});

import { openLogger } from './open-logger.ts';

const logged = (about: object): string => {
  let text = '';
  openLogger({ level: 'info' }, { write: (line) => void (text += line) }).info(about, 'happened');
  return text;
};

describe('a line of the log', () => {
  it.each([
    ['an address in an error', Object.assign(new Error('550 <ann.o+x@mail.example.org> unknown'), { rcpt: 'b@c.de' })],
    ['credentials of a server', new Error('mongodb://tdr:geheim@mongo:27017 does not answer')],
    ['a token in a link', new Error('GET /#token=abc.def refused')],
  ])('is without %s, and still JSON', (_, err) => {
    const line = logged({ err });
    expect(line).not.toMatch(/ann\.o|b@c\.de|geheim|abc\.def/);
    expect(JSON.parse(line)).toMatchObject({ msg: 'happened' });
  });

  it('keeps what says where an error came from', () => {
    expect(logged({ err: new Error('broken') })).toContain('open-logger.spec.ts');
  });
});

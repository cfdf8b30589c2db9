import { faultsOfText } from './text-faults.ts';
import { strangeLinks } from './text-links.ts';

const english = { text: 'Read https://example.org/help, or write to {{address}}.' };

describe('links of a translation', () => {
  it.each([
    ['Lies https://evil.example/help!', ['https://evil.example/help']],
    ['Lies (www.evil.example).', ['www.evil.example']],
    ['Lies evil.example', ['evil.example']],
    ['读evil.com/x。', ['读evil.com/x']],
    ['Schreib an mir@evil.example', ['mir@evil.example']],
    ['javascript:alert(1)', ['javascript:alert']],
    ['https://example.org/help@evil.example', ['https://example.org/help@evil.example']],
  ])('that English has not are told of %j', (text, links) => {
    expect(strangeLinks(english, { text })).toEqual(links);
  });

  it.each(['Lies https://example.org/help.', 'An {{address}}, z. B. morgen, 3.5 s.', 'Fertig. Weiter', 'usw.'])(
    'are as in English: %j',
    (text) => expect(strangeLinks(english, { text })).toEqual([]),
  );

  it('are said while it is typed, and stop nothing', () => {
    const faults = faultsOfText('de', { text: 'Save.' }, { text: 'Mehr auf evil.example.' });
    expect(faults).toContainEqual({ form: 'text', code: 'link', what: 'evil.example' });
  });
});

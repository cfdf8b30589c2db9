import english from './locales/en.json' with { type: 'json' };
import { wordingOf } from './wording.ts';

describe('the wording of a mail', () => {
  it('puts the values where the text names them, once and as they are', async () => {
    const { subject, text } = await wordingOf('reset-password', 'en', { name: '{{link}}', link: 'https://x.org/#t=1' });
    expect(subject).toBe('Set a new password');
    expect(text).toContain('Hello {{link}},');
    expect(text).toContain('\nhttps://x.org/#t=1\n');
  });

  it('begins with what it says where it may call nobody by name', async () => {
    for (const language of ['en', 'de', 'ja', 'zh', 'ru']) {
      const { text } = await wordingOf('confirm-email', language, { link: 'https://x.org/#t=1' });
      expect(text.split('\n')[0]).toContain('Track Day Records');
      expect(text).not.toMatch(/undefined|\{\{name\}\}/);
    }
    expect((await wordingOf('confirm-email', 'en', { link: 'l' })).text).toMatch(/^Welcome to /);
  });

  it('is English where a language has no mails', async () => {
    for (const other of ['tlh', '__proto__'])
      expect(await wordingOf('confirm-email', other, { name: 'A', link: 'l' })).toMatchObject({ language: 'en' });
  });

  it('says what was approved in place of what was released', async () => {
    const approved = { 'reset-password.subject': 'Neues Kennwort, {{name}}' };
    const { subject, text } = await wordingOf('reset-password', 'de', { name: 'A', link: 'l' }, approved);
    expect(subject).toBe('Neues Kennwort, A');
    expect(text).toContain('Hallo A,');
  });

  it('has a subject for every text', () => {
    const kinds = (part: string) =>
      Object.keys(english).flatMap((key) => (key.split(`.${part}`).length > 1 ? [key.split('.')[0]] : []));
    expect(kinds('subject')).toEqual(kinds('text'));
  });
});

import { pseudoText } from './pseudo.ts';

it('a text of a pseudo language keeps what is filled in', () => {
  expect(pseudoText('Save {{name}}', 'plain')).toBe('Save {{name}}');
  expect(pseudoText('Save {{name}} now', 'long')).toBe(`Sávë {{name}} nöw${' ~'.repeat(5)}`);
  expect(pseudoText('Save {{name}}', 'rtl')).toBe('\u202eSave \u202c{{name}}');
});

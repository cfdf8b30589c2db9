import { faultsOfText, isStopping } from './text-faults.ts';
import { requiredForms, isSameText } from './text-forms.ts';

const english = { one: '{{count}} car for {{name}}', other: '{{count}} cars for {{name}}' };
const polish = {
  one: 'Jedno auto dla {{name}}',
  few: '{{count}} auta dla {{name}}',
  many: '{{count}} aut dla {{name}}',
  other: '{{count}} auta dla {{name}}',
};
const codes = (text: string, source = 'Save {{name}}') =>
  faultsOfText('de', { text: source }, { text: text }).map(({ code }) => code);

const all = 'cs de el en es fr it ja nl pl pt ru sk sv uk zh'.split(' ');

describe('a translation', () => {
  it.each(all)('in %s has the forms that browsers count by', (language) => {
    const formsOf = (type: 'cardinal' | 'ordinal') =>
      new Set<string>(new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories);
    expect(new Set(requiredForms(language, english))).toEqual(formsOf('cardinal'));
    const ranks = requiredForms(language, { ordinal_one: '{{count}}st', ordinal_other: '{{count}}th' });
    expect(new Set(ranks.map((form) => form.replace('ordinal_', '')))).toEqual(formsOf('ordinal'));
  });

  it('needs the forms of its own language, and no other', () => {
    expect(requiredForms('pl', english)).toEqual(['one', 'few', 'many', 'other']);
    expect(requiredForms('ja', english)).toEqual(['other']);
    expect(requiredForms('pl', { text: 'Save' })).toEqual(['text']);
    expect(requiredForms('sv', { ordinal_one: '{{count}}st', ordinal_other: '{{count}}th' })).toEqual([
      'ordinal_one',
      'ordinal_other',
    ]);
    expect(faultsOfText('pl', english, polish)).toEqual([]);
    const { few: _, ...lacking } = polish;
    expect(faultsOfText('pl', english, { ...lacking, two: 'x' })).toEqual([
      { form: 'two', code: 'form-unknown' },
      { form: 'few', code: 'empty' },
    ]);
  });

  it('keeps each placeholder as often as English has it', () => {
    expect(faultsOfText('pl', english, { ...polish, many: 'aut dla {{nam}}' })).toEqual([
      { form: 'many', code: 'placeholder-missing', what: '{{count}}' },
      { form: 'many', code: 'placeholder-missing', what: '{{name}}' },
      { form: 'many', code: 'placeholder-unknown', what: '{{nam}}' },
    ]);
    expect(codes('{{name}} und {{name}} sichern')).toEqual(['placeholder-unknown']);
    expect(codes('Bis {{until}}', 'Until {{until, day}}')).toEqual(['placeholder-missing', 'placeholder-unknown']);
    expect(codes('{{name}} sichern {{')).toEqual(['braces']);
  });

  it('has no markup, nothing that nobody sees, and an end', () => {
    expect(codes('<b>{{name}}</b> sichern')).toEqual(['markup']);
    expect(codes('{{name}} &amp; sichern')).toEqual(['markup']);
    expect(codes('{{name}}\u202e sichern')).toEqual(['invisible']);
    expect(codes(`{{name}} ${'lang '.repeat(200)}sichern`)).toEqual(['too-long', 'long']);
    expect(codes(' ')).toEqual(['empty']);
  });

  it('is warned of what a person decides', () => {
    const found = faultsOfText('de', { text: 'Save it.' }, { text: 'Es hier  und jetzt gleich sichern' });
    expect(found).toEqual([
      { form: 'text', code: 'long', what: '24' },
      { form: 'text', code: 'space' },
      { form: 'text', code: 'ending' },
    ]);
    expect(found.some(isStopping)).toBe(false);
    expect(faultsOfText('zh', { text: 'Save it.' }, { text: '保存。' })).toEqual([]);
  });

  it('is the same in every form, or another', () => {
    expect(isSameText({ text: 'a' }, { text: 'a' })).toBe(true);
    expect(isSameText({ one: 'a', other: 'b' }, { one: 'a' })).toBe(false);
    expect(isSameText({ one: 'a' }, { other: 'a' })).toBe(false);
  });
});

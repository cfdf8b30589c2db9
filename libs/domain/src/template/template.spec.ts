import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { ApproveTemplate, approveTemplate, DeclineTemplate, declineTemplate } from './decide-template.ts';
import { ProposeTemplate, proposeTemplate } from './propose-template.ts';
import { PutTemplateBack, putTemplateBack, RemoveTemplate, removeTemplate } from './remove-template.ts';
import { SaveTemplate, saveTemplate } from './save-template.ts';
import type { TemplateEvent } from './template.events.ts';
import { type Template, template } from './template.state.ts';

const one = { templateId: 't1' };
const deck = '~Kkart_a00~CMini_1964~T332~CFiat_500_1957~T332';
const saved: TemplateEvent = {
  type: 'TemplateSaved',
  data: { ...one, author: 'ann' as ActorId, textId: 'words', kind: 'best-of', deck },
};
const proposed: TemplateEvent = { type: 'TemplateProposed', data: { ...one, author: 'ann' as ActorId } };
const approved: TemplateEvent = { type: 'TemplateApproved', data: one };
const declined: TemplateEvent = { type: 'TemplateDeclined', data: { ...one, reason: 'duplicate' } };
const removed: TemplateEvent = { type: 'TemplateRemoved', data: one };

const save =
  (link: string, unknownCars: readonly string[] = []) =>
  (state: Template) => {
    const command = new SaveTemplate({ title: 'Small cars', kind: 'best-of', link }, by('ann'));
    return saveTemplate(command, state, { ...one, unknownCars, textId: 'words' });
  };
const propose =
  (who = 'ann') =>
  (state: Template) =>
    proposeTemplate(new ProposeTemplate(one, by(who)), state);
const approve = (who: string) => (state: Template) =>
  approveTemplate(new ApproveTemplate(one, by(who, 'moderator')), state);
const decline = (state: Template) =>
  declineTemplate(new DeclineTemplate({ ...one, reason: 'duplicate' }, by('mod', 'moderator')), state);
const remove =
  (who = 'ann') =>
  (state: Template) =>
    removeTemplate(new RemoveTemplate(one, by(who)), state);
const putBack = (state: Template) => putTemplateBack(new PutTemplateBack(one, by('ann')), state);

describe('save-template', () => {
  it('keeps nothing of a link but its cars and tracks', () => {
    given(template)
      .when(save(`https://tdr.example/compare?share=${deck}&show=gaps`))
      .then([saved]);
    given(template).when(save('https://example.org/')).thenBroken('deck-link-unreadable');
  });

  it('needs two cars that there are, and a track', () => {
    given(template).when(save('~Kkart_a00~CMini_1964')).thenBroken('template-incomplete');
    given(template).when(save('~CFiat_500_1957~CMini_1964')).thenBroken('template-incomplete');
    given(template)
      .when(save(deck, ['Mini_1964']))
      .thenBroken('car-unknown', { carId: 'Mini_1964' });
  });
});

describe('a template', () => {
  it('is proposed by its author, and decided by another', () => {
    given(template, [saved]).when(propose()).then([proposed]);
    given(template, [saved]).when(propose('bob')).thenBroken('template-not-yours');
    given(template, [saved, proposed]).when(approve('mod')).then([approved]);
    given(template, [saved, proposed]).when(approve('ann')).thenBroken('not-allowed');
    given(template, [saved]).when(approve('mod')).thenBroken('changed-meanwhile');
  });

  it('is declined for a reason, also when it was approved, and may be proposed again', () => {
    given(template, [saved, proposed]).when(decline).then([declined]);
    given(template, [saved, proposed, approved]).when(decline).then([declined]);
    given(template, [saved, proposed, declined]).when(propose()).then([proposed]);
  });

  it('is removed by its author, who can have it back for themselves', () => {
    given(template, [saved, proposed, approved]).when(remove()).then([removed]);
    given(template, [saved]).when(remove('bob')).thenBroken('template-not-yours');
    given(template, [saved, proposed, approved, removed])
      .when(putBack)
      .then([{ type: 'TemplatePutBack', data: one }]);
    given(template, [saved, removed]).when(propose()).thenBroken('template-unknown');
    given(template).when(remove()).thenBroken('template-unknown');
  });
});

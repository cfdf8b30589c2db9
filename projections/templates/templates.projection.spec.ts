import { given } from '#test/projection-kit';
import type { TemplateEvent } from '#domain';
import type { ActorId } from '#kernel';
import { templates } from './templates.projection.ts';

const one = { templateId: 't1' };
const at = '2026-01-01T00:00:00.000Z';
const data = {
  ...one,
  author: 'ann' as ActorId,
  textId: 'words',
  kind: 'event',
  deck: '~Kkart_a00~CA~CB',
  rqLimit: 120,
} as const;
const saved: TemplateEvent = { type: 'TemplateSaved', data };
const doc = { ...data, points: null, status: 'private', reason: null, savedAt: at, since: at } as const;

describe('templates', () => {
  it('has what was saved, and what became of it', () => {
    given(templates, [saved]).then('t1', doc);
    const proposed: TemplateEvent = { type: 'TemplateProposed', data: one };
    given(templates, [saved, proposed]).then('t1', { ...doc, status: 'waiting' });
    const declined: TemplateEvent = { type: 'TemplateDeclined', data: { ...one, reason: 'title' } };
    given(templates, [saved, proposed, declined]).then('t1', { ...doc, status: 'declined', reason: 'title' });
    given(templates, [saved, proposed, declined, proposed]).then('t1', { ...doc, status: 'waiting' });
    given(templates, [saved, proposed, { type: 'TemplateApproved', data: one }]).then('t1', {
      ...doc,
      status: 'approved',
    });
    const removed: TemplateEvent = { type: 'TemplateRemoved', data: one };
    given(templates, [saved, removed]).then('t1', { ...doc, status: 'removed' });
    given(templates, [saved, removed, { type: 'TemplatePutBack', data: one }]).then('t1', doc);
  });
});

import { given } from '#test/projection-kit';
import type { QueueEvent } from '#domain';
import type { ActorId } from '#kernel';
import { notifications } from './notifications.projection.ts';

const item = { kind: 'car-photo', itemId: 'Mini|p1' } as const;
const submitters = ['ann' as ActorId];
const at = '2026-01-01T00:00:00.000Z';
type Told = Extract<QueueEvent, { type: 'ReviewDeclined' | 'ReviewQuestionAsked' | 'ReviewQuestionAnswered' }>;
const declined: Told & { id: string } = {
  id: 'e1',
  type: 'ReviewDeclined',
  data: { ...item, submitters, reason: 'unclear', textId: 't1' },
};
const asked: Told & { id: string } = {
  id: 'e2',
  type: 'ReviewQuestionAsked',
  data: { ...item, by: 'mod' as ActorId, submitters, textId: 't2' },
};

describe('notifications', () => {
  it('tell whoever submitted an item what became of it, the newest first', () => {
    const told = { ...item, id: 'e1', what: 'declined', at, reason: 'unclear', textId: 't1' } as const;
    given(notifications, [declined]).then('ann', { items: [told] });
    const question = { ...item, id: 'e2', what: 'asked', at, reason: null, textId: 't2' } as const;
    given(notifications, [declined, asked]).then('ann', { items: [question, told] });
    given(notifications, [declined]).then('mod', undefined);
  });

  it('tell whoever asked of the answer', () => {
    const answered: Told & { id: string } = {
      id: 'e3',
      type: 'ReviewQuestionAnswered',
      data: { ...item, askedBy: 'mod' as ActorId, textId: 't3' },
    };
    const answer = { ...item, id: 'e3', what: 'answered', at, reason: null, textId: 't3' } as const;
    given(notifications, [answered]).then('mod', { items: [answer] });
  });
});

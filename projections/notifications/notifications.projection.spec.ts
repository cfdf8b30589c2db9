import { given } from '#test/projection-kit';
import type { CommunityGroupEvent, QueueEvent } from '#domain';
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

  it('tell admins of the latest that hardly anybody may decide, once', () => {
    type Short = Extract<QueueEvent, { type: 'ReviewShortOfStaff' }>;
    const short = (id: string, itemId: string): Short & { id: string } => ({
      id,
      type: 'ReviewShortOfStaff',
      data: { ...item, itemId, able: 1, admins: ['ann' as ActorId] },
    });
    const told = { ...item, id: 'e1', what: 'declined', at, reason: 'unclear', textId: 't1' } as const;
    const latest = { ...item, itemId: 'b', id: 'e8', what: 'short', at, reason: null, textId: null } as const;
    given(notifications, [short('e7', 'a'), declined, short('e8', 'b')]).then('ann', { items: [latest, told] });
  });

  it('tell of a group that is offered, until its owner keeps it, and its owner what came of it', () => {
    const of = { groupId: 'g1', userId: 'bob' as ActorId };
    const group = { kind: 'group', itemId: 'g1', at, reason: null, textId: null } as const;
    type Offer = Extract<CommunityGroupEvent, { type: 'GroupOffered' | 'GroupOfferWithdrawn' | 'GroupOfferRefused' }>;
    const offered: Offer & { id: string } = { id: 'e4', type: 'GroupOffered', data: of };
    given(notifications, [offered]).then('bob', { items: [{ ...group, id: 'e4', what: 'offered' }] });
    const withdrawn: Offer = { type: 'GroupOfferWithdrawn', data: of };
    given(notifications, [offered, withdrawn]).then('bob', { items: [] });
    const refused: Offer & { id: string } = {
      id: 'e5',
      type: 'GroupOfferRefused',
      data: { ...of, owner: 'ann' as ActorId },
    };
    given(notifications, [offered, refused]).then('ann', { items: [{ ...group, id: 'e5', what: 'refused' }] });
  });

  it('tell of an event that starts soon, in the app where that was chosen', () => {
    const startsAt = '2026-01-01T21:00:00.000Z';
    const of = { userId: 'ann' as ActorId, eventId: 'coast', startsAt };
    const sent = { id: 'e4', type: 'EventReminderSent' } as const;
    const said = { id: 'e4', kind: 'planned-event', itemId: 'coast', what: 'starts', at, startsAt } as const;
    const told = { ...said, reason: null, textId: null };
    given(notifications, [{ ...sent, data: { ...of, ways: ['mail', 'app'] } }]).then('ann', { items: [told] });
    given(notifications, [{ ...sent, data: { ...of, ways: ['mail'] } }]).then('ann', undefined);
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

import { given } from '#test/projection-kit';
import type { CommunityGroupEvent } from '#domain';
import type { ActorId } from '#kernel';
import { groupRequests } from '../group-requests/group-requests.projection.ts';
import { groups } from './groups.projection.ts';

const one = { groupId: 'g1' };
const at = '2026-01-01T00:00:00.000Z';
const facts = { platform: 'discord', kind: 'private', countries: ['DE'], language: 'de', size: 40 } as const;
const data = { ...one, ...facts, owner: 'ann' as ActorId, textId: 'words' };
const submitted: CommunityGroupEvent = { type: 'GroupSubmitted', data };
const approved: CommunityGroupEvent = { type: 'GroupApproved', data: one };
const doc = { ...data, status: 'waiting', reason: null, confirmedAt: at, offeredTo: null } as const;
const bob = { ...one, member: 'bob' as ActorId };

describe('groups', () => {
  it('are what was submitted, and what became of it', () => {
    given(groups, [submitted]).then('g1', doc);
    given(groups, [submitted, approved]).then('g1', { ...doc, status: 'approved' });
    const declined: CommunityGroupEvent = { type: 'GroupDeclined', data: { ...one, reason: 'link' } };
    given(groups, [submitted, approved, declined]).then('g1', { ...doc, status: 'declined', reason: 'link' });
    given(groups, [submitted, declined, { type: 'GroupReviewReopened', data: one }]).then('g1', doc);
    const confirmed: CommunityGroupEvent = { type: 'GroupConfirmed', data: { ...one, size: 60 } };
    given(groups, [submitted, approved, confirmed]).then('g1', { ...doc, status: 'approved', size: 60 });
  });

  it('wait anew as their owner says them otherwise', () => {
    const declined: CommunityGroupEvent = { type: 'GroupDeclined', data: { ...one, reason: 'link' } };
    const said = { ...one, ...facts, kind: 'public', size: 60, textId: 'new words' } as const;
    given(groups, [submitted, declined, { type: 'GroupRevised', data: said }]).then('g1', { ...doc, ...said });
  });

  it('are somebody else’s once they took what was offered', () => {
    const of = { ...one, userId: 'carl' as ActorId };
    const offered: CommunityGroupEvent = { type: 'GroupOffered', data: of };
    given(groups, [submitted, approved, offered]).then('g1', { ...doc, status: 'approved', offeredTo: 'carl' });
    given(groups, [submitted, approved, offered, { type: 'GroupClosed', data: one }]).then('g1', {
      ...doc,
      status: 'closed',
    });
    const taken: CommunityGroupEvent = { type: 'GroupHandedOver', data: { ...of, owner: data.owner, textId: 'copy' } };
    const theirs = { ...doc, status: 'approved', owner: 'carl', textId: 'copy' } as const;
    given(groups, [submitted, approved, offered, taken]).then('g1', theirs);
  });

  it('are asked by who wants to join, and answer', () => {
    const asked = { type: 'GroupJoinAsked', data: { ...bob, textId: 'hello' } } as const;
    const shown = { ...bob, textId: 'hello', status: 'asked', answerId: null, at } as const;
    given(groupRequests, [asked]).then('g1|bob', shown);
    const answered = { type: 'GroupJoinAnswered', data: { ...bob, accepted: true, textId: 'way' } } as const;
    given(groupRequests, [asked, answered]).then('g1|bob', { ...shown, status: 'accepted', answerId: 'way' });
  });
});

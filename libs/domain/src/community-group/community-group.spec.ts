import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { CommunityGroupEvent } from './community-group.events.ts';
import { type CommunityGroup, communityGroup } from './community-group.state.ts';
import { ApproveGroup, approveGroup, DeclineGroup, declineGroup } from './decide-group.ts';
import {
  OfferGroup,
  offerGroup,
  RefuseGroup,
  refuseGroup,
  TakeGroup,
  takeGroup,
  WithdrawGroupOffer,
  withdrawGroupOffer,
} from './hand-over-group.ts';
import { AnswerJoinRequest, answerJoinRequest, AskToJoinGroup, askToJoinGroup } from './join-group.ts';
import { CloseGroup, closeGroup, ConfirmGroup, confirmGroup, ReportGroup, reportGroup } from './confirm-group.ts';
import { ReviseGroup, reviseGroup, SubmitGroup, submitGroup } from './submit-group.ts';

const one = { groupId: 'g1' };
const facts = { platform: 'discord', kind: 'private', countries: ['DE'], language: 'de', size: 40 } as const;
const words = { name: 'Kombi Kollektiv', inviteInfo: 'Your name in the game' };
const submitted: CommunityGroupEvent = {
  type: 'GroupSubmitted',
  data: { ...one, ...facts, owner: 'ann' as ActorId, textId: 'words' },
};
const approved: CommunityGroupEvent = { type: 'GroupApproved', data: one };
const bob = { ...one, member: 'bob' as ActorId };
const asked: CommunityGroupEvent = { type: 'GroupJoinAsked', data: { ...bob, textId: 'hello' } };
const reported: CommunityGroupEvent = {
  type: 'GroupReported',
  data: { ...one, fault: 'gone', reportedBy: 'bob' as ActorId },
};

const submit =
  (more: Partial<SubmitGroup['data']> = {}, nameTaken = false) =>
  (state: CommunityGroup) =>
    submitGroup(new SubmitGroup({ ...facts, words, ...more }, by('ann')), state, {
      ...one,
      nameTaken,
      textId: 'words',
    });
const revise =
  (who: string, more: Partial<ReviseGroup['data']> = {}, nameTaken = false) =>
  (state: CommunityGroup) =>
    reviseGroup(new ReviseGroup({ ...one, ...facts, words, ...more }, by(who)), state, { nameTaken, textId: 'new' });
const approve = (who: string) => (state: CommunityGroup) =>
  approveGroup(new ApproveGroup(one, by(who, 'moderator')), state);
const decline = (state: CommunityGroup) =>
  declineGroup(new DeclineGroup({ ...one, reason: 'link' }, by('mod', 'moderator')), state, {});
const report = (who: string) => (state: CommunityGroup) =>
  reportGroup(new ReportGroup({ ...one, fault: 'gone' }, by(who)), state);
const confirm = (who: string) => (state: CommunityGroup) =>
  confirmGroup(new ConfirmGroup({ ...one, size: 60 }, by(who)), state);
const close = (state: CommunityGroup) => closeGroup(new CloseGroup(one, by('ann')), state);
const ask = (who: string) => (state: CommunityGroup) =>
  askToJoinGroup(new AskToJoinGroup({ ...one, text: 'Hello' }, by(who)), state, { textId: 'hello' });
const answer =
  (text?: string, who = 'ann') =>
  (state: CommunityGroup) => {
    const data = { ...bob, accepted: true, ...(text === undefined ? {} : { text }) };
    return answerJoinRequest(new AnswerJoinRequest(data, by(who)), state, text === undefined ? {} : { textId: 'way' });
  };

describe('a group', () => {
  it('is said otherwise by its owner, and then waits anew', () => {
    const revised: CommunityGroupEvent = { type: 'GroupRevised', data: { ...one, ...facts, size: 60, textId: 'new' } };
    given(communityGroup, [submitted, approved])
      .when(revise('ann', { size: 60 }))
      .then([revised]);
    given(communityGroup, [submitted, approved, revised]).when(approve('cleo')).then([approved]);
    given(communityGroup, [submitted]).when(revise('bob')).thenBroken('group-not-yours', one);
    given(communityGroup, [submitted])
      .when(revise('ann', {}, true))
      .thenBroken('group-name-taken');
    given(communityGroup, [submitted])
      .when(revise('ann', { kind: 'public' }))
      .thenBroken('group-link-missing');
  });

  it('stays official when it is said otherwise, and becomes it by no owner', () => {
    const official = { kind: 'official', words: { name: 'The game', link: 'https://example.org' } } as const;
    given(communityGroup, [submitted]).when(revise('ann', official)).thenBroken('group-not-official');
    const was: CommunityGroupEvent = {
      ...submitted,
      data: { ...submitted.data, kind: 'official' },
    } as CommunityGroupEvent;
    given(communityGroup, [was, approved])
      .when(revise('ann', official))
      .then([{ type: 'GroupRevised', data: { ...one, ...facts, kind: 'official', textId: 'new' } }]);
  });

  it('is submitted with a link, or with what to tell its owner, under a name of its own', () => {
    given(communityGroup).when(submit()).then([submitted]);
    given(communityGroup)
      .when(submit({ words: { name: 'Kombi' } }))
      .thenBroken('group-invite-missing');
    given(communityGroup)
      .when(submit({ kind: 'public' }))
      .thenBroken('group-link-missing');
    given(communityGroup)
      .when(submit({ kind: 'official' }))
      .thenBroken('group-not-official');
    given(communityGroup).when(submit({}, true)).thenBroken('group-name-taken');
  });

  it('is listed or left out by another, also after a report', () => {
    given(communityGroup, [submitted]).when(approve('mod')).then([approved]);
    given(communityGroup, [submitted]).when(approve('ann')).thenBroken('not-allowed');
    given(communityGroup, [submitted, approved]).when(report('bob')).then([reported]);
    given(communityGroup, [submitted, approved]).when(report('ann')).thenBroken('group-own');
    given(communityGroup, [submitted, approved, reported]).when(report('bob')).thenBroken('group-already-reported');
    given(communityGroup, [submitted, approved, reported]).when(approve('mod')).then([approved]);
    given(communityGroup, [submitted, approved, reported])
      .when(decline)
      .then([{ type: 'GroupDeclined', data: { ...one, reason: 'link' } }]);
  });

  it('is confirmed and closed by its owner', () => {
    given(communityGroup, [submitted, approved])
      .when(confirm('ann'))
      .then([{ type: 'GroupConfirmed', data: { ...one, size: 60 } }]);
    given(communityGroup, [submitted, approved]).when(confirm('bob')).thenBroken('group-not-yours');
    given(communityGroup, [submitted, approved])
      .when(close)
      .then([{ type: 'GroupClosed', data: one }]);
    given(communityGroup).when(close).thenBroken('group-unknown');
  });

  it('is handed over to whom its owner offers it, who takes or refuses it', () => {
    const carl = 'carl' as ActorId;
    const offer =
      (who: string, userId = carl) =>
      (state: CommunityGroup) =>
        offerGroup(new OfferGroup({ ...one, userId }, by(who)), state);
    const take = (who: string) => (state: CommunityGroup) =>
      takeGroup(new TakeGroup({ ...one, words }, by(who)), state, { textId: 'copy' });
    const refuse = (state: CommunityGroup) => refuseGroup(new RefuseGroup(one, by('carl')), state);
    const withdraw = (state: CommunityGroup) => withdrawGroupOffer(new WithdrawGroupOffer(one, by('ann')), state);
    const open = [submitted, approved];
    const of = { ...one, userId: carl };
    const offered: CommunityGroupEvent = { type: 'GroupOffered', data: of };
    given(communityGroup, open).when(offer('ann')).then([offered]);
    given(communityGroup, [...open, offered])
      .when(offer('ann'))
      .then([]);
    given(communityGroup, open).when(offer('bob')).thenBroken('group-not-yours');
    given(communityGroup, open)
      .when(offer('ann', 'ann' as ActorId))
      .thenBroken('group-own');
    const owner = 'ann' as ActorId;
    const handed: CommunityGroupEvent = { type: 'GroupHandedOver', data: { ...of, owner, textId: 'copy' } };
    given(communityGroup, [...open, offered])
      .when(take('carl'))
      .then([handed]);
    given(communityGroup, [...open, offered])
      .when(take('bob'))
      .thenBroken('group-not-offered');
    given(communityGroup, [...open, offered, handed])
      .when(confirm('ann'))
      .thenBroken('group-not-yours');
    given(communityGroup, [...open, offered, handed])
      .when(offer('carl', owner))
      .then([{ ...offered, data: { ...one, userId: owner } }]);
    given(communityGroup, [...open, offered])
      .when(refuse)
      .then([{ type: 'GroupOfferRefused', data: { ...of, owner } }]);
    const withdrawn: CommunityGroupEvent = { type: 'GroupOfferWithdrawn', data: of };
    given(communityGroup, [...open, offered])
      .when(withdraw)
      .then([withdrawn]);
    given(communityGroup, [...open, offered, withdrawn])
      .when(take('carl'))
      .thenBroken('changed-meanwhile');
    given(communityGroup, [...open, offered, { type: 'GroupClosed', data: one }])
      .when(take('carl'))
      .thenBroken('changed-meanwhile');
  });

  it('is joined by request, which its owner answers with the way in', () => {
    const open = [submitted, approved];
    given(communityGroup, open).when(ask('bob')).then([asked]);
    given(communityGroup, open).when(ask('ann')).thenBroken('group-own');
    given(communityGroup, [...open, asked])
      .when(ask('bob'))
      .thenBroken('group-already-asked');
    given(communityGroup, [submitted]).when(ask('bob')).thenBroken('changed-meanwhile');
    const answered = { ...bob, accepted: true, textId: 'way' };
    given(communityGroup, [...open, asked])
      .when(answer('K1'))
      .then([{ type: 'GroupJoinAnswered', data: answered }]);
    given(communityGroup, [...open, asked])
      .when(answer())
      .thenBroken('group-answer-missing');
    given(communityGroup, [...open, asked])
      .when(answer('K1', 'bob'))
      .thenBroken('group-not-yours');
    given(communityGroup, open).when(answer('K1')).thenBroken('changed-meanwhile');
    const open2 = [{ ...submitted, data: { ...submitted.data, kind: 'public' } } as CommunityGroupEvent, approved];
    given(communityGroup, open2).when(ask('bob')).thenBroken('group-not-private');
  });
});

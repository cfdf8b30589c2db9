import { by } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import { type ActorId, type Command, type CommandType, type Event, fold, type Meta } from '#kernel';
import type { CommunityGroupEvent } from './community-group.events.ts';
import { type CommunityGroup, communityGroup } from './community-group.state.ts';
import { communityGroupPermissions } from './community-group.permissions.ts';
import {
  ApproveGroup,
  approveGroup,
  DeclineGroup,
  declineGroup,
  ReopenGroupReview,
  reopenGroupReview,
} from './decide-group.ts';
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
import {
  CloseGroup,
  closeGroup,
  ConfirmGroup,
  confirmGroup,
  OpenGroupAgain,
  openGroupAgain,
  ReportGroup,
  reportGroup,
} from './confirm-group.ts';
import { ReviseGroup, reviseGroup, SubmitGroup, submitGroup } from './submit-group.ts';

const said = { platform: 'discord', kind: 'private', countries: ['DE'], language: 'de', size: 40 } as const;
const words = { name: 'Kombi Kollektiv', inviteInfo: 'Your name in the game' };
const facts = { groupId: 'g1', nameTaken: false, textId: 'words' };
const item = (state: CommunityGroup) => state;
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: CommunityGroup, given: typeof facts) => readonly Event[],
    more: (state: CommunityGroup) => object = () => ({}),
  ) =>
  (meta: Meta, _: number, state: CommunityGroup) => ({
    item,
    decide: () => {
      const data = { groupId: 'g1', ...said, words, ...more(state) } as unknown as Made['data'];
      return decide(new type(data, meta), state, facts);
    },
  });
const asking = ({ requests }: CommunityGroup) =>
  Object.keys(requests).find((member) => requests[member]?.status === 'asked');

/** Few get this far by chance. */
const offered = (): readonly CommunityGroupEvent[] => {
  const of = { groupId: 'g1' };
  const sent = submitGroup(new SubmitGroup({ ...said, words }, by('ann')), communityGroup.initial, facts);
  const shown = [...sent, ...approveGroup(new ApproveGroup(of, by('cleo', 'moderator')), fold(communityGroup, sent))];
  const offer = new OfferGroup({ ...of, userId: 'bob' as ActorId }, by('ann'));
  return [...shown, ...offerGroup(offer, fold(communityGroup, shown))];
};

it('no 10,000 commands lead where no row of the table leads', async () => {
  const machine = {
    table: communityGroupPermissions,
    decider: communityGroup,
    commands: {
      'submit-group': on(SubmitGroup, submitGroup),
      'revise-group': on(ReviseGroup, reviseGroup),
      'approve-group': on(ApproveGroup, approveGroup),
      'decline-group': on(DeclineGroup, declineGroup, () => ({ reason: 'link' })),
      'reopen-group-review': on(ReopenGroupReview, reopenGroupReview),
      'confirm-group': on(ConfirmGroup, confirmGroup),
      'report-group': on(ReportGroup, reportGroup, () => ({ fault: 'gone' })),
      'close-group': on(CloseGroup, closeGroup),
      'open-group-again': on(OpenGroupAgain, openGroupAgain),
      'ask-to-join-group': on(AskToJoinGroup, askToJoinGroup, () => ({ text: 'Hello' })),
      'answer-join-request': on(AnswerJoinRequest, answerJoinRequest, (state) => ({
        member: asking(state) ?? 'nobody',
        accepted: false,
      })),
      'offer-group': on(OfferGroup, offerGroup, ({ owner }) => ({ userId: owner === 'ann' ? 'bob' : 'ann' })),
      'withdraw-group-offer': on(WithdrawGroupOffer, withdrawGroupOffer),
      'take-group': on(TakeGroup, takeGroup),
      'refuse-group': on(RefuseGroup, refuseGroup),
    },
  };
  const came = new Set([...(await walkTable(machine)), ...(await walkTable({ ...machine, past: offered() }))]);
  expect(came).toEqual(commandsIn(communityGroupPermissions));
});

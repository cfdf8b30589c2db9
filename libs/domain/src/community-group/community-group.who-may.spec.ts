import { commandsIn, walkTable } from '#test/who-may-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import { type CommunityGroup, communityGroup } from './community-group.state.ts';
import { communityGroupWhoMay } from './community-group.who-may.ts';
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
} from './keep-group.ts';
import { SubmitGroup, submitGroup } from './submit-group.ts';

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

it('no 10,000 commands lead where no row of the table leads', () => {
  const came = walkTable({
    table: communityGroupWhoMay,
    decider: communityGroup,
    commands: {
      'submit-group': on(SubmitGroup, submitGroup),
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
  });
  expect(came).toEqual(commandsIn(communityGroupWhoMay));
});

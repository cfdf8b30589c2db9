import { Command, type KeptText } from '#kernel';
import type { AddressConfirmed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberWhoMay } from './member.who-may.ts';
import { type Reason, stated } from './reason.ts';

/** Take an account's address for its owner's, whom one knows: where no mail comes through. */
export class ConfirmAddress extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const confirmAddress = (
  { data: { userId, reason }, meta }: ConfirmAddress,
  state: Member,
  text: KeptText,
): readonly AddressConfirmed[] => {
  memberWhoMay.check('confirm-address', { ...state, userId }, meta, { userId });
  return [{ type: 'AddressConfirmed', data: { userId, ...stated(reason, text) } }];
};

import { Command, type StoredText } from '#kernel';
import type { AddressConfirmed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import { type Reason, stated } from './reason.ts';

/** Confirm the address of an account whose owner one knows, where no email gets through. */
export class ConfirmAddress extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const confirmAddress = (
  { data: { userId, reason }, meta }: ConfirmAddress,
  state: Member,
  text: StoredText,
): readonly AddressConfirmed[] => {
  memberPermissions.check('confirm-address', { ...state, userId }, meta, { userId });
  return [{ type: 'AddressConfirmed', data: { userId, ...stated(reason, text) } }];
};

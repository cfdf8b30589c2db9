import {
  AppointAdmin,
  appointAdmin,
  AppointModerator,
  appointModerator,
  ChangePatronTier,
  changePatronTier,
  DismissAdmin,
  dismissAdmin,
  DismissModerator,
  dismissModerator,
  LimitAccount,
  limitAccount,
  type Member,
  type MemberEvent,
  type ReasonText,
  RestoreAccount,
  restoreAccount,
} from '#domain';
import type { Command, Meta } from '#kernel';
import type { MemberActCommand } from './command-of.ts';

type Decide = (command: MemberActCommand, state: Member, text: ReasonText) => readonly MemberEvent[];

const decisions = new Map<unknown, Decide>();

const decides = <Made extends Command>(
  type: new (data: Made['data'], meta: Meta) => Made,
  decide: (command: Made, state: Member, text: ReasonText) => readonly MemberEvent[],
) => decisions.set(type, decide as unknown as Decide);

decides(AppointModerator, appointModerator);
decides(DismissModerator, dismissModerator);
decides(AppointAdmin, appointAdmin);
decides(DismissAdmin, dismissAdmin);
decides(ChangePatronTier, changePatronTier);
decides(LimitAccount, limitAccount);
decides(RestoreAccount, restoreAccount);

/** The decision of the command's own class. */
export const decideMemberAct: Decide = (command, state, text) => {
  const decide = decisions.get(command.constructor);
  if (!decide) throw new Error(`nothing decides ${command.constructor.name}`);
  return decide(command, state, text);
};

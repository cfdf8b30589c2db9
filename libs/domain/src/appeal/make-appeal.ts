import { type ActorId, Command, type StoredText, RuleBroken } from '#kernel';
import type { Appealed, AppealMade, OfAppeal } from './appeal.events.ts';
import type { Appeal } from './appeal.state.ts';
import { appealPermissions } from './appeal.permissions.ts';

/**
 * Ask another moderator to review a decision: it was made by `decidedBy` on an item of `owner`; `text` is the reason.
 */
export class MakeAppeal extends Command<
  OfAppeal & {
    readonly against: Appealed;
    readonly decidedBy: ActorId;
    readonly owner: ActorId;
    readonly text: string;
  }
> {}

export const makeAppeal = (
  { data: { appealId, against, decidedBy, owner }, meta }: MakeAppeal,
  state: Appeal,
  { textId = '' }: StoredText = {},
): readonly AppealMade[] => {
  appealPermissions.check('make-appeal', state, meta, { appealId });
  if (owner !== meta.actor) throw new RuleBroken('appeal-not-yours');
  return [{ type: 'AppealMade', data: { appealId, against, appellant: meta.actor, decidedBy, textId } }];
};

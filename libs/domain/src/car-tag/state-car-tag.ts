import { Command, type StoredText } from '#kernel';
import type { CarTagStated, TagReason, TagStatus } from './car-tag.events.ts';
import type { CarTag } from './car-tag.state.ts';
import { carTagPermissions } from './car-tag.permissions.ts';

export class StateCarTag extends Command<{
  readonly tag: string;
  readonly standing: TagStatus;
  readonly reason: TagReason;
  readonly text?: string;
}> {}

/** No event when nothing changes. */
export const stateCarTag = (
  { data: { tag, standing, reason }, meta }: StateCarTag,
  state: CarTag,
  { gameVersion, textId }: StoredText & { readonly gameVersion: string },
): readonly CarTagStated[] => {
  carTagPermissions.check('state-car-tag', state, meta, { tag });
  if (state.standing === standing) return [];
  const said = { tag, standing, gameVersion, reason };
  return [{ type: 'CarTagStated', data: { ...said, ...(textId === undefined ? {} : { textId }) } }];
};

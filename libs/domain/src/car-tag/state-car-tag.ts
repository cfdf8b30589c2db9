import { Command, type KeptText } from '#kernel';
import type { CarTagStated, TagReason, TagStanding } from './car-tag.events.ts';
import type { CarTag } from './car-tag.state.ts';
import { carTagWhoMay } from './car-tag.who-may.ts';

export class StateCarTag extends Command<{
  readonly tag: string;
  readonly standing: TagStanding;
  readonly reason: TagReason;
  readonly text?: string;
}> {}

/** No event when nothing changes. */
export const stateCarTag = (
  { data: { tag, standing, reason }, meta }: StateCarTag,
  state: CarTag,
  { gameVersion, textId }: KeptText & { readonly gameVersion: string },
): readonly CarTagStated[] => {
  carTagWhoMay.check('state-car-tag', state, meta, { tag });
  if (state.standing === standing) return [];
  const said = { tag, standing, gameVersion, reason };
  return [{ type: 'CarTagStated', data: { ...said, ...(textId === undefined ? {} : { textId }) } }];
};

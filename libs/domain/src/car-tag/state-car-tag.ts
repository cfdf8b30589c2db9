import { Command, type KeptText } from '#kernel';
import type { CarTagStated, TagReason, TagStanding } from './car-tag.events.ts';
import type { CarTag } from './car-tag.state.ts';
import { carTagWhoMay } from './car-tag.who-may.ts';

/** Say that a tag is upcoming, current or old from now on. */
export class StateCarTag extends Command<{
  readonly tag: string;
  readonly standing: TagStanding;
  readonly reason: TagReason;
  readonly text?: string;
}> {}

/** What was said already is no news. */
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

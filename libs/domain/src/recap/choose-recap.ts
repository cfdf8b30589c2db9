import { Command } from '#kernel';
import type { RecapChosen, RecapZoneStated } from './recap.events.ts';
import type { OfRecap, Recap } from './recap.state.ts';
import { recapPermissions } from './recap.permissions.ts';

export class StateRecapZone extends Command<OfRecap & { readonly timeZone: string }> {}

/** No event when nothing changes. */
export const stateRecapZone = (
  { data: { owner, timeZone }, meta }: StateRecapZone,
  state: Recap,
): readonly RecapZoneStated[] => {
  recapPermissions.check('state-recap-zone', { ...state, owner }, meta);
  return timeZone === state.timeZone ? [] : [{ type: 'RecapZoneStated', data: { owner, timeZone } }];
};

/** Choose whether one has a recap, and whether recaps of others may show one's name. */
export class ChooseRecap extends Command<OfRecap & { readonly kept: boolean; readonly named: boolean }> {}

export const chooseRecap = (
  { data: { owner, kept, named }, meta }: ChooseRecap,
  state: Recap,
): readonly RecapChosen[] => {
  recapPermissions.check('choose-recap', { ...state, owner }, meta);
  const isSo = kept === state.kept && named === state.named;
  return isSo ? [] : [{ type: 'RecapChosen', data: { owner, kept, named } }];
};

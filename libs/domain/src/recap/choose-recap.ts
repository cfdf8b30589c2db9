import { Command } from '#kernel';
import type { RecapChosen, RecapZoneStated } from './recap.events.ts';
import type { OfRecap, Recap } from './recap.state.ts';
import { recapWhoMay } from './recap.who-may.ts';

/** Have one's days begin and end in a zone from now on. */
export class StateRecapZone extends Command<OfRecap & { readonly timeZone: string }> {}

/** The zone that is known already is no news. */
export const stateRecapZone = (
  { data: { owner, timeZone }, meta }: StateRecapZone,
  state: Recap,
): readonly RecapZoneStated[] => {
  recapWhoMay.check('state-recap-zone', { ...state, owner }, meta);
  return timeZone === state.timeZone ? [] : [{ type: 'RecapZoneStated', data: { owner, timeZone } }];
};

/** Say whether there is a recap of oneself, and whether recaps of others may say one's name. */
export class ChooseRecap extends Command<OfRecap & { readonly kept: boolean; readonly named: boolean }> {}

export const chooseRecap = (
  { data: { owner, kept, named }, meta }: ChooseRecap,
  state: Recap,
): readonly RecapChosen[] => {
  recapWhoMay.check('choose-recap', { ...state, owner }, meta);
  const isSo = kept === state.kept && named === state.named;
  return isSo ? [] : [{ type: 'RecapChosen', data: { owner, kept, named } }];
};

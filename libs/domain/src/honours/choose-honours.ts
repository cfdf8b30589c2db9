import { Command } from '#kernel';
import type { HonoursChosen, OfHonours } from './honours.events.ts';
import type { Honours } from './honours.state.ts';
import { honoursWhoMay } from './honours.who-may.ts';

/** Say whether one is named among contributors and patrons. */
export class ChooseHonours extends Command<OfHonours & { readonly named: boolean }> {}

/** What is so already is no news. */
export const chooseHonours = (
  { data: { owner, named }, meta }: ChooseHonours,
  state: Honours,
): readonly HonoursChosen[] => {
  honoursWhoMay.check('choose-honours', { ...state, owner }, meta);
  return named === state.named ? [] : [{ type: 'HonoursChosen', data: { owner, named } }];
};

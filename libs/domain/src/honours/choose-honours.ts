import { Command } from '#kernel';
import type { HonoursChosen, OfHonours } from './honours.events.ts';
import type { Honours } from './honours.state.ts';
import { honoursWhoMay } from './honours.who-may.ts';

export class ChooseHonours extends Command<OfHonours & { readonly named: boolean }> {}

/** No event when nothing changes. */
export const chooseHonours = (
  { data: { owner, named }, meta }: ChooseHonours,
  state: Honours,
): readonly HonoursChosen[] => {
  honoursWhoMay.check('choose-honours', { ...state, owner }, meta);
  return named === state.named ? [] : [{ type: 'HonoursChosen', data: { owner, named } }];
};

import { carWhoMay } from './car/car.who-may.ts';
import { carAliasWhoMay } from './car-alias/car-alias.who-may.ts';
import { importWhoMay } from './catalogue-import/catalogue-import.who-may.ts';
import { cellWhoMay } from './lap-time/lap-time.who-may.ts';
import { gameVersionWhoMay } from './game-version/game-version.who-may.ts';
import { memberWhoMay } from './member/member.who-may.ts';
import { seedWhoMay } from './seed/seed.who-may.ts';

/** A command: what it is given on, what that is afterwards, and who may give it. */
export type WhoMay = { readonly command: string; readonly from: string; readonly to: string; readonly who: string };

/** Every table of who may do what, by aggregate: the documentation is made from it. */
export const whoMay: Readonly<Record<string, readonly WhoMay[]>> = {
  cell: cellWhoMay,
  car: carWhoMay,
  'car alias': carAliasWhoMay,
  'catalogue import': importWhoMay,
  'game version': gameVersionWhoMay,
  member: memberWhoMay,
  seed: seedWhoMay,
};

import type { EventStore } from '#event-store';
import { isVersionOut } from '#imports';
import { Mistake } from '../mistake.ts';

/** Throws `Mistake` where the game version is not recorded as released. */
export const checkIsOut = async (store: EventStore, gameVersion: string): Promise<void> => {
  if (await isVersionOut(store, gameVersion)) return;
  throw new Mistake(`Game version ${gameVersion} is not released here yet. A moderator must release it first.`);
};

import type { EventStore } from '#event-store';
import { isVersionOut } from '#imports';
import { Mistake } from '../mistake.ts';

/** Throws `Mistake` where nobody said that the version of the game is out. */
export const checkIsOut = async (store: EventStore, gameVersion: string): Promise<void> => {
  if (await isVersionOut(store, gameVersion)) return;
  throw new Mistake(`Nothing here says that version ${gameVersion} of the game is out: a moderator releases it first.`);
};

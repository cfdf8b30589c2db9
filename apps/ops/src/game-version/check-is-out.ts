import { checkReleased, gameVersion as gameVersionDecider, type GameVersionReleased, gameVersionStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold, RuleBroken } from '#kernel';
import { Mistake } from '../mistake.ts';

/** Throws `Mistake` where nobody said that the version of the game is out. */
export const checkIsOut = async (store: EventStore, gameVersion: string): Promise<void> => {
  const said = (await store.read(gameVersionStream(gameVersion))) as unknown as readonly GameVersionReleased[];
  try {
    checkReleased(gameVersion, fold(gameVersionDecider, said));
  } catch (error) {
    if (error instanceof RuleBroken)
      throw new Mistake(
        `Nothing here says that version ${gameVersion} of the game is out: a moderator releases it first.`,
      );
    throw error;
  }
};

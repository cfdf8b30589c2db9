import { checkReleased, gameVersion as gameVersionDecider, type GameVersionEvent, gameVersionStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold, RuleBroken } from '#kernel';

export const isVersionOut = async (store: EventStore, gameVersion: string): Promise<boolean> => {
  const said = (await store.read(gameVersionStream(gameVersion))) as unknown as readonly GameVersionEvent[];
  try {
    checkReleased(gameVersion, fold(gameVersionDecider, said));
    return true;
  } catch (error) {
    if (error instanceof RuleBroken) return false;
    throw error;
  }
};

import type { SavedForEvent } from '#contracts';
import { saveForEvent, savedPicks, nothingSaved } from '../../lib/saved-picks/saved-picks.ts';
import { useStore } from '../../lib/store.ts';

/** The user's saved data of an event, and how it is changed; the page syncs it with the account. */
export function useSavedEvent(eventId: string) {
  const kept: SavedForEvent = useStore(savedPicks).picks.find((one) => one.eventId === eventId) ?? nothingSaved;
  return { kept, keep: (change: Partial<SavedForEvent>) => saveForEvent(eventId, change) };
}

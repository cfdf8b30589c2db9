import type { KeptOfEvent } from '#contracts';
import { keepOfEvent, keptPicks, nothingKept } from '../../lib/kept-picks/kept-picks.ts';
import { useStore } from '../../lib/store.ts';

/** The user's saved data of an event, and how it is changed; the page syncs it with the account. */
export function useKeptEvent(eventId: string) {
  const kept: KeptOfEvent = useStore(keptPicks).picks.find((one) => one.eventId === eventId) ?? nothingKept;
  return { kept, keep: (change: Partial<KeptOfEvent>) => keepOfEvent(eventId, change) };
}

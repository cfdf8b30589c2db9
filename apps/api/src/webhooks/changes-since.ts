import type { PublicChange, PublicView } from '#contracts';
import type { EventStore } from '#event-store';
import { publicChangeOf } from '../changes/public-changes.ts';

const EVENTS_A_PAGE = 500;
/** The rest of a long log without public changes is read next time. */
const PAGES = 10;
const CHANGES_MAX = 100;
const CHARACTERS_MAX = 256 * 1024;

/** `position`: how far the log was read. */
export type ChangesRead = { readonly position: number; readonly changes: readonly PublicChange[] };

/** The next public changes of these views after a position: as many as one request carries. */
export const changesSince = async (
  store: EventStore,
  after: number,
  views: ReadonlySet<PublicView>,
): Promise<ChangesRead> => {
  const changes: PublicChange[] = [];
  let position = after;
  let characters = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const batch = await store.readAll(position, EVENTS_A_PAGE);
    for (const event of batch.events) {
      const change = publicChangeOf(event);
      const told = change?.changes.filter(({ view }) => views.has(view)) ?? [];
      if (told.length === 0) continue;
      changes.push({ position: event.position, changes: told });
      characters += JSON.stringify(told).length;
      if (changes.length >= CHANGES_MAX || characters >= CHARACTERS_MAX) return { position: event.position, changes };
    }
    if (batch.position <= position) break;
    position = batch.position;
  }
  return { position, changes };
};

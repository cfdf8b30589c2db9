import { z } from 'zod';
import type { SavedForEvent } from '#contracts';

const none: SavedForEvent = { cars: null, place: null, note: null, board: null };

/**
 * The user's notes on an event as one text; null where there are none. Cars alone stand as they are, unless they look
 * like more.
 */
export function toText(kept: SavedForEvent): string | null {
  const { cars, ...beside } = kept;
  const carsAlone = Object.values(beside).every((one) => one === null) && !cars?.startsWith('{');
  return carsAlone ? cars : JSON.stringify(kept);
}

/** The inverse: a text that is no object has only cars, as all texts once had. */
export function fromText(text: string | null): SavedForEvent {
  if (text === null) return none;
  return text.startsWith('{') ? asKept.parse(JSON.parse(text)) : { ...none, cars: text };
}

const asKept = z.object({
  cars: z.string().nullable(),
  place: z.number().nullable(),
  note: z.string().nullable(),
  board: z.string().nullable(),
});

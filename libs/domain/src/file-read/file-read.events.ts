import type { ActorId, Event } from '#kernel';

/** Whose private files, in which month ("2026-03", UTC). */
export type OfFileReads = { readonly userId: ActorId; readonly month: string };

/** Somebody of the staff read private files of a person on this day ("2026-03-31", UTC), `file` first. */
export type PrivateFileRead = Event<
  'PrivateFileRead',
  OfFileReads & { readonly by: ActorId; readonly day: string; readonly file: string }
>;

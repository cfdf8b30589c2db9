import type { ActorId, Event } from '#kernel';

/** Private files of a user, in a month ("2026-03", UTC). */
export type OfFileReads = { readonly userId: ActorId; readonly month: string };

/** A moderator or admin read private files of a user on this day ("2026-03-31", UTC), `file` first. */
export type PrivateFileRead = Event<
  'PrivateFileRead',
  OfFileReads & { readonly by: ActorId; readonly day: string; readonly file: string }
>;

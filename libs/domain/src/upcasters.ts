/**
 * Turns stored events of older schema versions into the newest, by type and by the version it starts from. Handed to
 * the event store, run on reading. Empty while every event is still in its first version.
 */
export const upcasters: Readonly<Record<string, Readonly<Record<number, (data: object) => object>>>> = {};

/** Events a stream may hold. A long one is folded once and cached; this many are still read within a second. */
export const MAX_EVENTS_A_STREAM = 50_000;
/** Of these the last are reserved for staff and for the operators of the installation. */
export const RESERVED_EVENTS = 1_000;
/** Bytes of one event's data and metadata as JSON. */
export const MAX_EVENT_BYTES = 64 * 1024;
/** Bytes of one append. */
export const MAX_APPEND_BYTES = 1024 * 1024;

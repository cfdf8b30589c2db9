/** Events a stream may hold; a stream that could grow beyond is modelled wrongly (architecture §3). */
export const MAX_EVENTS_A_STREAM = 1_000;
/** Bytes of one event's data and metadata as JSON. */
export const MAX_EVENT_BYTES = 64 * 1024;
/** Bytes of one append. */
export const MAX_APPEND_BYTES = 1024 * 1024;

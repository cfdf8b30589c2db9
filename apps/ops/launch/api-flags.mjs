/**
 * Node's flags for the API. By default V8 sees a machine with much memory and lets a few megabytes of live objects drag
 * a hundred of garbage along: here each of its threads gets a nursery of one fixed size. With 16 MB the idle process
 * held 253 MB, with 4 MB and two arenas 208; after an import and 60 older catalogues 281 instead of 432.
 */
export const apiFlags = ['--min-semi-space-size=4', '--max-semi-space-size=4'];

/** How much freed memory the C library holds: one arena for each of many threads would never be given back. */
export const apiEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

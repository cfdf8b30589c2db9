/**
 * How Node runs the API. Left alone, V8 sees a machine with much memory and lets a few megabytes of live objects drag a
 * hundred of garbage along; with a small nursery the process stays under 300 MB and answers as fast.
 */
export const apiFlags = ['--max-semi-space-size=8'];

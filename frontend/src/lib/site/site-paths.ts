/** The status page; not in the list of all pages, which comes with the first load. */
export const STATUS_PATH = '/status';
export const RUN_SITE_PATH = '/status/run';

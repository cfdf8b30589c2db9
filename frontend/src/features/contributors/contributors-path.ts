/** Not in the list of all pages, which comes with the first load. */
export const CONTRIBUTORS_PATH = '/contributors';

import screen from './screen.json' with { type: 'json' };

/** English that is not in the first load: it comes with the pages that use it, as in every other language. */
export const later = { screen };

/** Paths of pages about the site; not in the list of all pages, which comes with the first load. */
export const aboutPaths = {
  about: '/about',
  terms: '/terms',
  rules: '/rules',
  contributors: '/contributors',
  data: '/data',
  status: '/status',
} as const;

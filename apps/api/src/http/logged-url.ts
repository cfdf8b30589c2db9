/** A URL for the log: without the values of its query, one of which may grant access. */
export const loggedUrl = (url: string): string => {
  const query = url.indexOf('?');
  return query < 0 ? url : `${url.slice(0, query)}${url.slice(query).replace(/=[^&]*/g, '=…')}`;
};

import { endpoint } from '../endpoint.ts';

/** For programs in JavaScript and TypeScript. */
export const apiClient = {
  package: endpoint({
    method: 'GET',
    path: '/api/v1/client.tgz',
    summary: 'Download the typed client of this API as an npm package',
    who: 'anyone',
    contentType: 'application/gzip',
    reads: true,
  }),
};

import { endpoint } from '../endpoint.ts';

/** For programs in JavaScript and TypeScript. */
export const apiClient = {
  package: endpoint({
    method: 'GET',
    path: '/api/v1/client.tgz',
    summary: 'A typed client of this API, as a package that npm installs',
    who: 'anyone',
    contentType: 'application/gzip',
    reads: true,
  }),
};

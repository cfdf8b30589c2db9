import type { KeptVersions } from './kept-versions.ts';

/** Opens versions in a bucket, `s3://…`; the client is loaded only then. The caller closes it. */
export const openKeptVersions = async (url: string): Promise<KeptVersions> =>
  (await import('./kept-versions.s3.ts')).keptVersionsInS3(url);

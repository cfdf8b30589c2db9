import type { FileVersions } from './file-versions.ts';

/** Opens versions in a bucket, `s3://…`; the client is loaded only then. The caller closes it. */
export const openFileVersions = async (url: string): Promise<FileVersions> =>
  (await import('./file-versions.s3.ts')).fileVersionsInS3(url);

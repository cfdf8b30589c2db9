import { bucketOnDisk } from './bucket.disk.ts';
import { type PendingFiles, waitingFilesIn } from './pending-files.ts';

/**
 * Opens the store of waiting files: next to the stored ones, in a folder or a bucket, whose client is loaded only then.
 * The caller closes it.
 */
export const openPendingFiles = async (place: string): Promise<PendingFiles> =>
  waitingFilesIn(place.startsWith('s3:') ? (await import('./bucket.s3.ts')).openBucket(place) : bucketOnDisk(place));

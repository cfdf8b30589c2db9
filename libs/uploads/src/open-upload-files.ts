import type { UploadFiles } from './upload-files.ts';
import { uploadFilesOnDisk } from './upload-files.disk.ts';

/**
 * Opens the store of files: a folder, or with `s3://…` a bucket, whose client is loaded only then. The caller closes
 * it.
 */
export const openUploadFiles = async (place: string): Promise<UploadFiles> =>
  place.startsWith('s3:') ? (await import('./upload-files.s3.ts')).uploadFilesInS3(place) : uploadFilesOnDisk(place);

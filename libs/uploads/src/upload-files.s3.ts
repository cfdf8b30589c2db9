import type { Bucket } from './bucket.ts';
import { openBucket } from './bucket.s3.ts';
import { isUploadName, uploadSizes } from './upload-files.ts';
import type { UploadFiles, UploadName, UploadSize } from './upload-files.ts';

/** Files in a bucket of S3, or of a server of its protocol: `<folder>/<name>.full.webp` and `<folder>/<name>.card.webp`. */
export const uploadFilesInS3 = (url: string): UploadFiles => {
  const bucket = openBucket(url);
  const pathOf = (name: UploadName, size: UploadSize) => `${name}.${size}.webp`;
  return {
    put: async (name, bytes) => {
      // The full one last: it marks the file as complete.
      for (const size of uploadSizes) await bucket.put(pathOf(name, size), bytes[size], 'image/webp');
    },
    get: async (name, size) => (isUploadName(name) ? bucket.get(pathOf(name, size)) : undefined),
    remove: async (name) => {
      for (const size of uploadSizes) await bucket.remove(pathOf(name, size));
    },
    olderThan: (before) => namesBefore(bucket, Date.parse(before)),
    close: () => bucket.close(),
  };
};

type Dated = { readonly name: string; readonly newest: number };

/** Relies on listings in order of names, where both forms of a file are adjacent. */
async function* namesBefore(bucket: Bucket, beforeMs: number): AsyncGenerator<UploadName> {
  let current: Dated | undefined;
  const isOld = (dated: Dated | undefined): dated is Dated =>
    dated !== undefined && isUploadName(dated.name) && dated.newest < beforeMs;
  for await (const { path, modifiedMs } of bucket.list()) {
    const name = path.split('.')[0] ?? '';
    if (name !== current?.name && isOld(current)) yield current.name;
    current = { name, newest: Math.max(modifiedMs, name === current?.name ? current.newest : 0) };
  }
  if (isOld(current)) yield current.name;
}

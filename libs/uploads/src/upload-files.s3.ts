import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { available, isUploadName, uploadSizes } from './upload-files.ts';
import type { UploadFiles, UploadName, UploadSize } from './upload-files.ts';

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;

/** `s3://<key>:<secret>@<bucket>/<folder>?endpoint=https://…&region=…`; without a key the client looks for its own. */
const readAddress = (url: string) => {
  const { hostname: bucket, pathname, searchParams, username, password } = new URL(url);
  const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent) as [string, string];
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? 'us-east-1',
    ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
  };
};

/** Files in a bucket of S3, or of a server of its protocol: `<folder>/<name>.full.webp` and `<folder>/<name>.card.webp`. */
export const uploadFilesInS3 = (url: string): UploadFiles => {
  const { bucket, prefix, endpoint, ...given } = readAddress(url);
  const client = new S3Client({
    ...given,
    // Other servers than Amazon's know neither a host for each bucket nor the newest checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const at = (name: UploadName, size: UploadSize) => ({ Bucket: bucket, Key: `${prefix}${name}.${size}.webp` });
  return {
    put: (name, bytes) =>
      available(async () => {
        // The full one last: a file is there when it is.
        for (const size of uploadSizes)
          await client.send(new PutObjectCommand({ ...at(name, size), Body: bytes[size], ContentType: 'image/webp' }));
      }),
    get: (name, size) =>
      available(async () => {
        if (!isUploadName(name)) return undefined;
        const found = await client.send(new GetObjectCommand(at(name, size))).catch(missing);
        return found?.Body?.transformToByteArray();
      }),
    remove: (name) =>
      available(async () => {
        for (const size of uploadSizes) await client.send(new DeleteObjectCommand(at(name, size)));
      }),
    olderThan: (before) => namesBefore(client, bucket, prefix, Date.parse(before)),
    close: () => client.destroy(),
  };
};

const missing = (error: unknown): undefined => {
  if (error instanceof NoSuchKey) return undefined;
  throw error;
};

type Dated = { readonly name: string; readonly newest: number };

/** Both forms of a file follow each other in a listing, which goes by their names. */
async function* namesBefore(client: S3Client, bucket: string, prefix: string, beforeMs: number) {
  let current: Dated | undefined;
  const isOld = (dated: Dated | undefined): dated is Dated =>
    dated !== undefined && isUploadName(dated.name) && dated.newest < beforeMs;
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })[Symbol.asyncIterator]();
  for (let page = await available(() => pages.next()); !page.done; page = await available(() => pages.next())) {
    for (const { Key = '', LastModified } of page.value.Contents ?? []) {
      const name = Key.slice(prefix.length).split('.')[0] ?? '';
      const modified = LastModified?.getTime() ?? Number.POSITIVE_INFINITY;
      if (name !== current?.name && isOld(current)) yield current.name;
      current = { name, newest: Math.max(modified, name === current?.name ? current.newest : 0) };
    }
  }
  if (isOld(current)) yield current.name;
}

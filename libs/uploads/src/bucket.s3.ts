import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket, Listed } from './bucket.ts';
import { available } from './upload-files.ts';

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

export const openBucket = (url: string): Bucket => {
  const { bucket, prefix, endpoint, ...given } = readAddress(url);
  const client = new S3Client({
    ...given,
    // Servers other than Amazon's support neither a host per bucket nor the newest checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const at = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` });
  return {
    put: (path, bytes, contentType) =>
      available(async () => {
        await client.send(new PutObjectCommand({ ...at(path), Body: bytes, ContentType: contentType }));
      }),
    get: (path) =>
      available(async () => {
        const found = await client.send(new GetObjectCommand(at(path))).catch(missing);
        return found?.Body?.transformToByteArray();
      }),
    remove: (path) =>
      available(async () => {
        await client.send(new DeleteObjectCommand(at(path)));
      }),
    list: (start = '') => listed(client, bucket, prefix, start),
    close: () => client.destroy(),
  };
};

const missing = (error: unknown): undefined => {
  if (error instanceof NoSuchKey) return undefined;
  throw error;
};

async function* listed(client: S3Client, bucket: string, prefix: string, start: string): AsyncGenerator<Listed> {
  const found = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${start}` });
  const pages = found[Symbol.asyncIterator]();
  for (let page = await available(() => pages.next()); !page.done; page = await available(() => pages.next())) {
    for (const { Key = '', LastModified } of page.value.Contents ?? [])
      yield { path: Key.slice(prefix.length), modifiedMs: LastModified?.getTime() ?? Number.POSITIVE_INFINITY };
  }
}

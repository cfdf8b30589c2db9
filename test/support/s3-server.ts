import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server of the S3 protocol with one bucket. `place` is the address of a folder in it. */
export type TestS3 = { place(folder: string): string; stop(): Promise<void> };

const KEY = 'S3RVER';

export const s3Server = async (): Promise<TestS3> => {
  const directory = mkdtempSync(join(tmpdir(), 'tdr-s3-'));
  const options = {
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'tdr', configs: [] }],
  };
  const server = new S3rver(options);
  const { port } = await server.run();
  return {
    place: (folder) => `s3://${KEY}:${KEY}@tdr/${folder}?endpoint=http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
};

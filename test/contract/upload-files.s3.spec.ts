import { s3Server, type TestS3 } from '#test/s3-server';
import { openFileVersions, openUploadFiles, UploadsUnavailable } from '#uploads';
import { assetsContract, type OpenedAssets } from './read-store/assets.ts';
import { uploadFilesContract, pendingFilesContract } from './upload-files.contract.ts';

let server: TestS3;
beforeAll(async () => void (server = await s3Server()));
afterAll(() => server.stop());

let folders = 0;
const place = () => server.place(`run-${(folders += 1)}`);

uploadFilesContract('a server of the protocol of S3', place);
pendingFilesContract('a server of the protocol of S3', place);

describe('versions in a bucket', () => {
  let opened: OpenedAssets;
  beforeAll(async () => {
    const at = place();
    const [one, other] = [await openFileVersions(at), await openFileVersions(at)];
    opened = { store: { assets: one }, another: async () => ({ assets: other, close: () => other.close() }) };
    return () => one.close();
  });
  assetsContract(() => opened);
});

describe('files in a bucket', () => {
  it('cannot be read or written while nobody answers', async () => {
    const own = await s3Server();
    const files = await openUploadFiles(own.place('a'));
    const name = 'c'.repeat(40);
    await own.stop();
    await expect(files.get(name, 'full')).rejects.toThrow(UploadsUnavailable);
    await expect(files.put(name, { full: Buffer.from('a'), card: Buffer.from('b') })).rejects.toThrow(
      UploadsUnavailable,
    );
    await expect(Array.fromAsync(files.olderThan(new Date().toISOString()))).rejects.toThrow(UploadsUnavailable);
    files.close();
  });

  it('are unavailable, not missing, where there is no such bucket', async () => {
    const files = await openUploadFiles(server.place('a').replace('@tdr/', '@not-there/'));
    await expect(files.get('c'.repeat(40), 'full')).rejects.toThrow(UploadsUnavailable);
    files.close();
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiForTests, problemIn } from '#test/api';
import { eventually } from '#test/eventually';
import { aPicture, sendPicture } from '#test/pictures';
import { s3Server } from '#test/s3-server';
import type { StoredUpload, SiteStatus } from '#contracts';

const bucket = await s3Server();
const api = apiForTests({ UPLOADS_URL: bucket.place('sent') });

describe('files of an installation with a bucket', () => {
  it('are kept there and nowhere else, and said to be unavailable while it is away', async () => {
    const cookie = await api.signUp('Ann');
    const sent = await sendPicture(api, cookie, await aPicture());
    const { name } = sent.json<StoredUpload>();
    const read = () => api.running.app.inject({ url: `/api/v1/uploads/${name}/card`, headers: { cookie } });
    const status = async () => (await api.running.app.inject({ url: '/api/v1/status' })).json<SiteStatus>();
    expect([sent.status, (await read()).statusCode]).toEqual([201, 200]);
    expect(existsSync(join(api.folder, 'uploads'))).toBe(false);
    expect((await status()).parts).toContainEqual({ part: 'pictures', state: 'works' });
    await bucket.stop();
    const refused = await sendPicture(api, cookie, await aPicture({ width: 333 }));
    expect([refused.status, problemIn(refused).code]).toEqual([503, 'store-unavailable']);
    expect((await read()).statusCode).toBe(503);
    await eventually(async () => expect((await status()).parts).toContainEqual({ part: 'pictures', state: 'down' }), {
      timeout: 20_000,
    });
  });
});

import { TestApi } from '#test/api';

describe('what the browser is told of this site', () => {
  it('are the addresses that are set, once for each asker', async () => {
    const api = new TestApi({ CHAT_URL: 'https://chat.example.org/tdr', DONATION_URL: '' });
    await api.start();
    const answer = await api.get('/api/v1/client-config');
    const again = await api.get('/api/v1/client-config', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    await api.stop();
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ chatUrl: 'https://chat.example.org/tdr' });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

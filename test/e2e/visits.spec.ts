import { TestApi } from '#test/api';
import { ops } from '#test/ops-process';

describe('what is counted of those who come', () => {
  const api = new TestApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  const open = (headers = {}) => api.ask('POST', '/api/v1/visits', { headers });
  const counted = () => api.running.ports.accounts.visits.newest(7);

  it('is how often the site was opened on a day, and outlives a stop', async () => {
    for (let visit = 0; visit < 3; visit += 1) expect((await open()).status).toBe(204);
    await api.restart();
    await open();
    await api.restart();
    // Two rows if midnight passed during this time.
    const days = await counted();
    expect(days.reduce((sum, { visits }) => sum + visits, 0)).toBe(4);
    expect(days[0]?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is shown by the command line', async () => {
    const { code, out } = await ops(api.folder, 'visits', '--days', '1');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^day +visits\n\d{4}-\d{2}-\d{2} +\d+\n$/) });
    expect(await ops(api.folder, 'visits', '--days', '0')).toMatchObject({ code: 2 });
  });

  it('is not what pages of others say', async () => {
    const before = await counted();
    expect((await open({ origin: 'https://elsewhere.example' })).status).toBe(403);
    await api.restart();
    expect(await counted()).toEqual(before);
  });
});

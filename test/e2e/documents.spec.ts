import { apiForTests } from '#test/api';

const api = apiForTests();

type Operation = { responses: Record<string, { content?: Record<string, { schema?: object }> }> };

describe('what the API says of itself', () => {
  it('describes every route with its answers, from the contracts', async () => {
    const document = (await api.get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: object };
    }>();
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes).toEqual(
      expect.arrayContaining([
        'post /api/v1/lap-times',
        'get /api/v1/lap-times/matrix',
        'post /api/v1/lap-times/matrix',
        'get /api/v1/cells/{carId}/{tune}/{trackCode}',
        'delete /api/v1/cells/{carId}/{tune}/{trackCode}/lap-times/{lapTimeId}',
        'get /api/v1/cars',
        'get /api/getUser',
        'get /health/live',
        'get /health/ready',
      ]),
    );
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'SubmitLapTime',
        'Written',
        'Problem',
        'Car',
        'CarPage',
        'CellStory',
        'CurrentUser',
        'Matrix',
      ]),
    );
    const created = document.paths['/api/v1/lap-times']?.['post']?.responses['201'];
    expect(JSON.stringify(created)).toContain('#/components/schemas/Written');
  });

  it('answers a former path as that of today, and names its successor', async () => {
    const [former, today] = [
      await api.get('/api/v1/wanted-times?limit=2'),
      await api.get('/api/v1/missing-times?limit=2'),
    ];
    expect([former.status, former.json()]).toEqual([200, today.json()]);
    expect(former.headers).toMatchObject({
      deprecation: expect.stringMatching(/^@\d{10}$/) as unknown,
      link: '</api/v1/missing-times>; rel="successor-version"',
    });
    expect(today.headers).not.toHaveProperty('deprecation');
  });

  it.each(['/api/docs', '/swagger'])('has a page to read it on at %s', async (url) => {
    const answer = await api.get(url);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  });

  it('is live, and ready once every view has caught up', async () => {
    expect((await api.get('/health/live')).status).toBe(200);
    let ready = await api.get('/health/ready');
    // The first catalogue is made a moment after the start.
    for (; ready.status !== 200; ready = await api.get('/health/ready'))
      expect(ready.json()).toMatchObject({ status: 'not-ready', missing: ['catalogue'] });
    const found = await api.get('/api/v1/cars');
    expect(ready.json()).toEqual({ status: 'ready', missing: [], degraded: [] });
    expect(found.status).toBe(200);
  });

  it('lets pages load nothing from elsewhere', async () => {
    const policy = String((await api.get('/health/live')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(['/', '/health/live', '/api/v1/cars', '/assets/coupe-1.svg'])(
    'names no other origin in the policy of %s',
    async (url) => {
      const policy = String((await api.get(url)).headers['content-security-policy']);
      const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1));
      const own = api.running.ports.config.publicUrl.replace(/^http/, 'ws');
      const elsewhere = sources.filter((source) => !/^'|^(data|blob):$/.test(source) && source !== own);
      expect([sources.length > 0, elsewhere]).toEqual([true, []]);
    },
  );

  it('lets files of a build load nothing at all, but a worker what its page may', async () => {
    const policyOf = async (path: string) => (await api.get(path)).headers['content-security-policy'];
    expect(await policyOf('/assets/coupe-1.svg')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(await policyOf('/assets/decode.worker-1.js')).toBe(await policyOf('/'));
  });
});

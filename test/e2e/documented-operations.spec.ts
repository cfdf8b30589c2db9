import { apiForTests } from '#test/api';
import { currentDocument, type Document, type Operation, requestFor, valueFor } from '#test/from-document';
import { aPicture } from '#test/pictures';
import { anAdmin } from '#test/staff';
import { api as endpoints, descriptionOf, type Endpoint, type Written } from '#contracts';

const api = apiForTests();
let document: Document;
let reader: string;

beforeAll(async () => {
  document = await currentDocument(api);
  reader = await anAdmin(api, 'Reader');
});

const endpointAt = new Map(
  Object.values(endpoints)
    .flatMap((group) => Object.values<Endpoint>(group))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`, endpoint]),
);
const operations = [...endpointAt.keys()];

const operationAt = (name: string): [method: 'GET', path: string, Operation] => {
  const [method = '', path = ''] = name.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not documented`);
  return [method as 'GET', path, operation];
};

const files: Readonly<Record<string, () => Promise<Buffer>>> = {
  'image/png': aPicture,
  'text/csv': async () =>
    Buffer.from('copy,car,points,since\n3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36,Trabant_601_1964,996,2026-03-01T18\n'),
};

const drive = async (name: string, cookie?: string) => {
  const [method, path, operation] = operationAt(name);
  const { url, headers } = requestFor(path, operation, document);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const [fileType] = Object.keys(operation.requestBody?.content ?? {}).filter((type) => type in files);
  const body = fileType ? await files[fileType]?.() : schema && (valueFor(schema, document) as object);
  const type = fileType && { 'content-type': fileType };
  const answer = await api.ask(method, url, {
    headers: { ...headers, ...type },
    ...(body && { body }),
    ...(cookie && { cookie }),
  });
  return { operation, answer };
};

const ASKED_WRONGLY = ['shape-invalid', 'body-unreadable', 'route-unknown', 'idempotency-key-missing', 'signed-out'];

const faultsOf = (name: string, { operation, answer }: Awaited<ReturnType<typeof drive>>): string[] => {
  const said = operation.responses[String(answer.status)];
  if (!said) return [`${answer.status} is not documented: ${answer.text}`];
  if (answer.status >= 400) {
    const { code } = answer.json<{ code: string }>();
    return ASKED_WRONGLY.includes(code) || !JSON.stringify(said).includes(code) ? [answer.text] : [];
  }
  const endpoint = endpointAt.get(name);
  const isText = 'text/plain' in (said.content ?? {});
  const read = endpoint && descriptionOf(endpoint).answer?.safeParse(isText ? answer.text : answer.json());
  const missing = Object.keys(said.headers ?? {}).filter((header) => !(header.toLowerCase() in answer.headers));
  return [...(read?.error ? [read.error.message] : []), ...missing];
};

describe('an operation of the document', () => {
  it.each(operations)('%s can be called by it, and answers as it says', async (name) => {
    // One write's effect on an account must not disturb the next.
    const cookie = name.startsWith('GET ') ? reader : await anAdmin(api, `Driver${operations.indexOf(name)}`);
    expect(faultsOf(name, await drive(name, cookie))).toEqual([]);
  });

  it.each(operations)('%s asks for a session where it says so', async (name) => {
    const { operation, answer } = await drive(name);
    const needed = operation.security?.every((scheme) => Object.keys(scheme).length > 0) ?? false;
    const isSignedOut = answer.status === 401 && answer.json<{ code: string }>().code === 'signed-out';
    expect([name, isSignedOut]).toEqual([name, needed]);
  });
});

describe('the document', () => {
  it('says what commands and questions to views carry, and how large a body may be', () => {
    const [, , submit] = operationAt('POST /api/v1/lap-times');
    const [, , story] = operationAt('GET /api/v1/cells/{carId}/{tune}/{trackCode}');
    const headers = ({ parameters = [] }: Operation) =>
      parameters.filter((one) => one.in === 'header').map(({ name, required }) => [name, required ?? false]);
    expect([headers(submit), headers(story)]).toEqual([[['Idempotency-Key', true]], [['X-After-Position', false]]]);
    expect(Object.keys(submit.responses)).toEqual(expect.arrayContaining(['201', '401', '409', '413', '422', '503']));
    expect(story.parameters?.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual([
      'carId',
      'tune',
      'trackCode',
    ]);
    expect(document.components.securitySchemes['session']?.name).toBe('tdr.session_token');
  });

  it('says which lists leave out of their items what is not asked for', async () => {
    const asked = operations.filter((name) => operationAt(name)[2].parameters?.some((one) => one.name === 'fields'));
    expect(asked).toEqual(expect.arrayContaining(['GET /api/v1/cars', 'GET /api/v1/challenges']));
    expect(asked).not.toContain('GET /api/v1/cells/{carId}/{tune}/{trackCode}');
    const { items } = (await api.get('/api/v1/cars?fields=id,rq&limit=2')).json<{ items: object[] }>();
    expect(items.map((item) => Object.keys(item).sort())).toEqual([
      ['id', 'rq'],
      ['id', 'rq'],
    ]);
    expect((await api.get('/api/v1/cars?fields=,')).status).toBe(400);
  });

  it('has a command say its position as a header, too', async () => {
    const time = { carId: await api.aCarId(), tune: '332', trackCode: 'tRoad_a00', time: '24.50' };
    const answer = await api.submit(time, reader);
    expect([answer.status, answer.headers['x-position']]).toEqual([201, String(answer.json<Written>().position)]);
  });
});

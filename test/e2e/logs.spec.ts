import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually } from '#test/eventually';
import { SMTPServer } from 'smtp-server';
import { apiForTests, cookieOf, TestApi } from '#test/api';

const NAME = 'Zacharias Quengelbert';
const EMAIL = 'zacharias.q@mail.example.org';
const PASSWORD = 'pizza-und-vergaser';
const words = 'Ich wohne in der Bahnhofstrasse.';

const linesOf = (api: TestApi) =>
  api.log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const leaks = (api: TestApi, ...secrets: readonly string[]) =>
  [NAME, EMAIL, PASSWORD, words, ...secrets].filter(
    (secret) => api.log.includes(secret) || api.log.includes(encodeURIComponent(secret)),
  );

describe('the log at its loudest', () => {
  const api = apiForTests({ LOG_LEVEL: 'trace' });
  const auth = (path: string, body: object, cookie?: string) =>
    api.post(`/api/auth${path}`, body, cookie === undefined ? {} : { cookie });

  it('has a line of JSON for each request, and nothing of who asked: not through mails, tokens, refusals or faults', async () => {
    const cookie = await api.signUp(NAME, EMAIL);
    const [, session = ''] = /session_token=([^.;]+)/.exec(cookie) ?? [];
    await auth('/sign-in/email', { email: EMAIL, password: PASSWORD });
    const signedIn = cookieOf(await auth('/sign-in/email', { email: EMAIL, password: 'long enough' }));
    await auth('/request-password-reset', { email: EMAIL, redirectTo: '/reset' });
    const token = await api.mailedToken(EMAIL);
    await api.get(`/api/auth/verify-email?token=${token}`);
    await auth('/reset-password', { token: 'of-somebody-else', newPassword: PASSWORD });
    await api.get(`/api/v1/cars?limit=${encodeURIComponent(EMAIL)}`);
    await api.submit({ carId: 'nothing', time: words }, signedIn);
    expect(session.length).toBeGreaterThan(10);
    expect(leaks(api, session, token, 'of-somebody-else')).toEqual([]);
    expect(linesOf(api).filter(({ msg }) => msg === 'request answered').length).toBeGreaterThan(6);
  });

  it('finds a fault by the correlation id that its answer has, without what the fault quotes', async () => {
    const cookie = await api.signUp('Ann');
    const append = jest.spyOn(api.running.ports.eventStore, 'append');
    append.mockRejectedValueOnce(new TypeError(`cannot write for ${EMAIL}`));
    const carId = await api.aCarId();
    const answer = await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:20.00' }, cookie);
    append.mockRestore();
    const found = linesOf(api).filter(
      ({ msg, correlationId }) => msg === 'request failed' && correlationId === answer.headers['x-correlation-id'],
    );
    expect([answer.status, found.length, leaks(api)]).toEqual([500, 1, []]);
    expect(JSON.stringify(found)).toContain('cannot write for (address)');
  });
});

describe('a mail that its server refuses', () => {
  it('is told of without the address that the server says back', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: 550 })),
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
    const api = new TestApi({ LOG_LEVEL: 'trace', SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      await api.start();
      await api.signUp(NAME, EMAIL);
      await eventually(() => expect(api.log).toContain('550'), { timeout: 20_000 });
      expect(leaks(api)).toEqual([]);
    } finally {
      await api.stop();
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
  });
});

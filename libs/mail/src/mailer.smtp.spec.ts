import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { openSmtpMailer } from './mailer.smtp.ts';

type Heard = { readonly user: string | undefined; readonly from: string; readonly to: string[]; readonly text: string };

/** A real SMTP server on a free port that can refuse its first emails. */
const startServer = async (refusals = 0) => {
  const heard: Heard[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, { envelope, user }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        if (refused < refusals) {
          refused += 1;
          return done(Object.assign(new Error('try again'), { responseCode: 451 }));
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        heard.push({ user: user as string | undefined, from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { heard, url: `smtp://racer:secret@127.0.0.1:${port}`, refused: () => refused, stop };
};

const mail = {
  userId: 'ann',
  to: 'ann+tdr@example.photography',
  language: 'en',
  subject: 'Grüße',
  text: 'Hello\n\nhttps://x.org/#a=1',
};
const from = 'Track Day Records <no-reply@example.org>';

describe('mail over SMTP', () => {
  it('reaches the server signed in, with sender, addressee, subject and text', async () => {
    const server = await startServer();
    const mailer = openSmtpMailer({ url: server.url, from, warn: () => undefined });
    await mailer.send(mail);
    await mailer.close();
    await server.stop();
    expect(server.heard).toEqual([
      expect.objectContaining({ user: 'racer', from: 'no-reply@example.org', to: ['ann+tdr@example.photography'] }),
    ]);
    const { text } = server.heard[0]!;
    expect(text).toContain('From: Track Day Records <no-reply@example.org>');
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(text).toContain('https://x.org/#a=1');
  });

  it('is tried again when the server does not take it', async () => {
    const server = await startServer(2);
    const warnings: unknown[] = [];
    const mailer = openSmtpMailer({ url: server.url, from, warn: (error) => void warnings.push(error) });
    await mailer.send(mail);
    await mailer.close();
    await server.stop();
    expect([server.refused(), server.heard.length, warnings.length]).toEqual([2, 1, 0]);
  });

  it('tells the log when it is given up, and nobody else', async () => {
    const server = await startServer(3);
    const warnings: unknown[] = [];
    const mailer = openSmtpMailer({ url: server.url, from, warn: (error) => void warnings.push(error) });
    await expect(mailer.send(mail)).resolves.toBeUndefined();
    await mailer.close();
    await server.stop();
    expect([server.refused(), server.heard.length, warnings.length]).toEqual([3, 0, 1]);
  });
});

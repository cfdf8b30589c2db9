import type { FastifyInstance } from 'fastify';
import { type StoredMessage, readOutbox } from '#mail';
import { refuseOthers } from '../http/refuse-others.ts';

const VISIBLE_MAX = 50;

/**
 * `/dev/outbox`: the emails that would have been sent, newest first; `/dev/outbox.json` the same for tests. Its links
 * open accounts: it is for this machine alone, and never there in production.
 */
export const useOutboxPage = (app: FastifyInstance, folder: string): void => {
  app.get('/dev/outbox', async (request, reply) => {
    refuseOthers(request);
    const messages = await readOutbox(folder, VISIBLE_MAX);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(messages));
  });
  app.get('/dev/outbox.json', async (request, reply) => {
    refuseOthers(request);
    return reply.header('cache-control', 'no-store').send(await readOutbox(folder, VISIBLE_MAX));
  });
};

const page = (messages: readonly StoredMessage[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><body style="max-width:45rem;margin:2rem auto;padding:0 1rem;font-family:sans-serif;color-scheme:light dark">
<h1>Outbox</h1><p>${messages.length === 0 ? 'Nothing was sent yet.' : 'What would have been sent, the latest first.'}</p>
${messages.map(article).join('\n')}</body></html>`;

const article = ({ at, by, to, subject, text }: StoredMessage): string =>
  `<article><h2>${escaped(subject)}</h2><p>${by} to ${escaped(to)}, ${escaped(at)}</p>
<pre style="white-space:pre-wrap">${linked(escaped(text))}</pre></article>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const linked = (text: string): string => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

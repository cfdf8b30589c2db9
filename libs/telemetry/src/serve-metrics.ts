import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';
import { presentsToken } from './may-scrape.ts';

/** Address of the metrics of a process without its own HTTP server. Without a token only this machine can read them. */
export type MetricsAt = { readonly port: number; readonly token: string | undefined };

/** `/metrics` of a process that serves nothing else; returns the port it has. */
export const serveMetrics = async (metrics: Metrics, { port, token }: MetricsAt) => {
  const server = createServer((request, response) => {
    const isAllowed = token === undefined || presentsToken(request.headers.authorization, token);
    if (request.url !== '/metrics' || !isAllowed) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, token === undefined ? '127.0.0.1' : undefined);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

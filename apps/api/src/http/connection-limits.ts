import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';

/** Connections of one address for each socket it may have: a browser opens six more for pages. */
const CONNECTIONS_A_SOCKET = 4;

type ConnectionLimits = {
  readonly socketsAnAddress: number;
  readonly connections: number;
  readonly trustProxy: readonly string[];
};

/** Closes connections beyond the limit before a byte is read. Proxies carry many clients, and are not counted. */
export const limitConnections = (server: Server, limits: ConnectionLimits): void => {
  const most = limits.socketsAnAddress * CONNECTIONS_A_SOCKET;
  const isProxy = compile([...limits.trustProxy]);
  const open = new Map<string, number>();
  if (Number.isFinite(limits.connections)) server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const address = rateLimit.normalizeIP(remoteAddress);
    const theirs = (open.get(address) ?? 0) + 1;
    open.set(address, theirs);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (theirs > most) socket.destroy();
  });
};

import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';
import { isLoopback, isThisMachine } from './this-machine.ts';

/**
 * Refuses requests from other machines. Checks the socket's own address, because a header can be forged. A proxy on
 * this machine forwards others' requests, and another site's name can be made to resolve to it.
 */
export const refuseOthers = ({ socket, headers }: FastifyRequest): void => {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  const asked = `http://${headers.host}`;
  const isOwnName = URL.canParse(asked) && isThisMachine(new URL(asked).hostname);
  if (!isLoopback(socket.remoteAddress) || forwarded !== undefined || !isOwnName) throw new Refused('route-unknown');
};

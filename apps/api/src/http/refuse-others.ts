import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';
import { isLoopback, isThisMachine } from './this-machine.ts';

/**
 * Refuses whoever does not ask from this machine. By the socket's own address, for a header can say anything. A proxy on
 * this machine asks for others, and another site's name can be made to lead here.
 */
export const refuseOthers = ({ socket, headers }: FastifyRequest): void => {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  const asked = `http://${headers.host}`;
  const isOwnName = URL.canParse(asked) && isThisMachine(new URL(asked).hostname);
  if (!isLoopback(socket.remoteAddress) || forwarded !== undefined || !isOwnName) throw new Refused('route-unknown');
};

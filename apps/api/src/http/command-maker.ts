import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY } from '#contracts';
import { isMachineMade } from '#domain';
import { commandMeta } from '#event-store';
import type { ActorId, Command, Meta } from '#kernel';
import { isoNow } from './iso-now.ts';
import { Refused } from './refused.ts';

export type CommandMaker = <Made extends Command>(
  type: new (data: Made['data'], meta: Meta) => Made,
  data: Made['data'],
) => Made;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The `CommandMaker` of a request, behind the guard `SignedIn`. Refused: `idempotency-key-missing`, `signed-out`. */
export const Commands = createParamDecorator((_: unknown, context: ExecutionContext): CommandMaker => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const actor = request.session?.userId as ActorId | undefined;
  if (actor === undefined) throw new Refused('signed-out');
  const idempotencyKey = keyOf(request);
  const now = isoNow();
  const { id, staffRole: role } = request;
  const correlationId = isMachineMade(id) ? id : undefined;
  const seen = seenIn(request);
  return (type, data) => {
    const asked = { name: type.name, data, actor, role, idempotencyKey, now, ...(correlationId && { correlationId }) };
    return new type(data, { ...commandMeta(asked), ...(seen !== undefined && { seen }) });
  };
});

/** The version shown to the decider, where the endpoint requires it (`seenVersion`): its body was read before. */
const seenIn = ({ body }: FastifyRequest): number | undefined => {
  const { seen } = (body ?? {}) as { readonly seen?: unknown };
  return typeof seen === 'number' ? seen : undefined;
};

/** The client's UUID for this one write; without it a retry could not be distinguished from a new request. */
const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers[IDEMPOTENCY_KEY];
  if (typeof key !== 'string' || !UUID.test(key)) throw new Refused('idempotency-key-missing');
  return key.toLowerCase();
};

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { withPlainTexts } from '#contracts';
import { endpointOf } from './endpoint-of.ts';
import { shapeInvalid } from './shape-invalid.ts';

/**
 * An endpoint's request, parsed by its schemas: `@Parsed() { body }: ReadRequestOf<typeof lapTimes.submit>`. Refused:
 * `shape-invalid`.
 */
export const Parsed = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { params, query, body, raw } = endpointOf(request) ?? {};
  return {
    ...(params && { params: parsed(params, request.params) }),
    ...(query && { query: parsed(query, raw === undefined ? request.query : withRaw(request, raw)) }),
    // Before validation: a text must not be empty after cleaning.
    ...(body && { body: parsed(body, withPlainTexts(request.body)) }),
  };
});

const parsed = (schema: z.ZodType, given: unknown): unknown => {
  const read = schema.safeParse(given);
  if (!read.success) throw shapeInvalid(read.error.issues);
  return read.data;
};

/** Params that escape their own parts are read from the raw URL. */
const withRaw = ({ query, url }: FastifyRequest, raw: string): object => {
  const pairs = url.slice(url.indexOf('?') + 1).split('&');
  const pair = pairs.find((one) => one.startsWith(`${raw}=`));
  return { ...(query as object), [raw]: pair?.slice(raw.length + 1) };
};

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { X_AFTER_POSITION, X_POSITION } from '#contracts';
import { requestedFields, withFields } from './requested-fields.ts';
import { endpointOf } from './endpoint-of.ts';
import { matches, tagOf } from './entity-tag.ts';
import { ReadYourWrite } from './read-your-write.ts';

/** A view's response; `position` is a lower bound of what `body` contains. */
export type Positioned<Body> = { readonly position: number; readonly body: Body };

/**
 * For an endpoint that reads views and returns `Positioned`: waits until all have reached `X-After-Position`, answers
 * with `X-Position` and an ETag made from the body, or with 304.
 */
@Injectable()
export class PositionedAnswers implements NestInterceptor {
  constructor(private readonly readYourWrite: ReadYourWrite) {}

  async intercept(context: ExecutionContext, next: CallHandler<Positioned<unknown>>): Promise<Observable<string>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const fields = requestedFields(request);
    const after = request.headers[X_AFTER_POSITION];
    if (after !== undefined) {
      const { views = [] } = endpointOf(request) ?? {};
      await Promise.all(views.map((view) => this.readYourWrite.reached(view, String(after))));
    }
    return next
      .handle()
      .pipe(map(({ position, body }) => send({ position, body: withFields(body, fields) }, request, reply)));
  }
}

const send = ({ position, body }: Positioned<unknown>, request: FastifyRequest, reply: FastifyReply): string => {
  const text = JSON.stringify(body);
  const tag = tagOf(text);
  reply.header(X_POSITION, position).header('etag', tag).header('cache-control', 'private, no-cache');
  reply.type('application/json; charset=utf-8');
  if (!matches(request.headers['if-none-match'], tag)) return text;
  reply.code(304);
  return '';
};

import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOGGER } from '../ports.ts';
import { loggedUrl } from './logged-url.ts';
import { problemOf } from './problem-of.ts';

/** The one place where an error becomes a response. The user gets a code and facts, the log gets the cause. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  /** `told` is called with the code of every refusal. */
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly told: (request: FastifyRequest, code: string) => void = () => undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { retryAfter, ...problem } = problemOf(error, request.id);
    this.told(request, problem.code);
    this.#log(error, problem.status, {
      correlationId: request.id,
      method: request.method,
      url: loggedUrl(request.url),
    });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  #log(error: unknown, status: number, about: object): void {
    if (status === 500) this.logger.error({ ...about, err: error }, 'request failed');
    else if (status === 503) this.logger.warn({ ...about, err: error }, 'cannot answer now');
    else this.logger.debug({ ...about, status, reason: String(error) }, 'request refused');
  }
}

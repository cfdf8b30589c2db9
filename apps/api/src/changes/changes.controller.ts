import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changes, type ReadRequestOf, X_POSITION } from '#contracts';
import type { EventStore } from '#event-store';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { EVENT_STORE } from '../ports.ts';
import { OpenStreams } from './open-streams.ts';
import { sseStream } from './sse-stream.ts';

/** The header that an event source (of a browser or library) sends when it reconnects. */
const LAST_EVENT_ID = 'last-event-id';

@Controller()
export class ChangesController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly streams: OpenStreams,
  ) {}

  @Endpoint(changes.stream)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  async stream(
    @Parsed() { query }: ReadRequestOf<typeof changes.stream>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const head = await this.eventStore.head();
    const after = positionOf(request.headers[LAST_EVENT_ID] ?? query.after ?? String(head), head);
    const { signal, closed } = this.streams.open(request.apiKey?.id ?? rateLimit.normalizeIP(request.ip));
    const goesOn = request.headers.accept?.includes('text/event-stream') ?? false;
    const body = sseStream(this.eventStore.follow(after, signal), { after, signal, goesOn });
    // The client disconnects, or the stream is at its end.
    for (const one of [reply.raw, body]) one.once('close', closed);
    await reply.header(X_POSITION, after).send(body);
  }
}

/** Refused: `position-unknown`, also beyond the log: it is another log than the one that was read before. */
const positionOf = (asked: string | string[], head: number): number => {
  const position = Number(asked);
  if (/^\d{1,16}$/.test(String(asked)) && position <= head) return position;
  throw new Refused('position-unknown', { position: String(asked).slice(0, 40), head });
};

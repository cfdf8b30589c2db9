import { Controller, Inject, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { CLOSING_DAYS, type ClosingAnswer, me, type ReadRequestOf } from '#contracts';
import type { EventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Actor } from '../http/caller.ts';
import type { Uploads } from '#uploads';
import { ACCOUNTS, EVENT_STORE, UPLOADS } from '../ports.ts';
import { ExportSlots } from './export-slots.ts';
import { requireReauthentication } from './reauthentication.ts';
import { exportZip } from './export-zip.ts';

const DAY_MS = 86_400_000;

@Controller()
export class PrivacyController {
  readonly #exports = new ExportSlots();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(UPLOADS) private readonly uploads: Uploads,
  ) {}

  @Endpoint(me.export)
  async export(@Actor() actor: ActorId): Promise<StreamableFile> {
    const stream = await this.#exports.hold(actor, () =>
      exportZip(this.accounts, this.eventStore, this.uploads.files, actor),
    );
    const disposition = 'attachment; filename="track-day-records.zip"';
    return new StreamableFile(stream, { type: 'application/zip', disposition });
  }

  @Endpoint(me.close)
  async close(
    @Parsed() { body: { password } }: ReadRequestOf<typeof me.close>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosingAnswer> {
    await requireReauthentication(this.accounts, request, reply, { name: '/me/close', userId: actor, password });
    const dueAt = new Date(Date.now() + CLOSING_DAYS * DAY_MS).toISOString();
    await this.accounts.persons.startClosing(actor, dueAt);
    return { closesAt: (await this.accounts.persons.closesAt(actor)) ?? dueAt };
  }
}

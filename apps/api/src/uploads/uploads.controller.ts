import { Controller, Inject, Req, Res } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import {
  type StoredUpload,
  type ReadRequestOf,
  type UploadWait,
  type WaitingUpload,
  uploads as uploadCalls,
} from '#contracts';
import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { PictureRefused, type Uploads } from '#uploads';
import { limitHourly } from '../accounts/account-limits.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { readMember } from '../members/read-member.ts';
import { ACCOUNTS, EVENT_STORE, UPLOADS } from '../ports.ts';
import { FileAccessAudit } from './file-access-audit.ts';
import { UploadUses } from './upload-uses.ts';
import { PendingConversions } from './pending-conversions.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_WHO_ASKED = 'private, no-cache';

@Controller()
export class UploadsController {
  constructor(
    @Inject(UPLOADS) private readonly uploads: Uploads,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly uses: UploadUses,
    private readonly loops: PendingConversions,
    private readonly reads: FileAccessAudit,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  @Endpoint(uploadCalls.keep)
  async keep(
    @Parsed() { body }: ReadRequestOf<typeof uploadCalls.keep>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredUpload> {
    await this.#limit(actor, request, reply);
    return this.#keptFor(actor, await this.uploads.keepPicture(Buffer.from(body as Uint8Array), actor));
  }

  @Endpoint(uploadCalls.keepLoop)
  async keepLoop(
    @Parsed() { body }: ReadRequestOf<typeof uploadCalls.keepLoop>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingUpload> {
    await this.#limit(actor, request, reply);
    return { id: await this.loops.take(actor, Buffer.from(body as Uint8Array)) };
  }

  @Endpoint(uploadCalls.waiting)
  async waiting(
    @Parsed() { params: { id } }: ReadRequestOf<typeof uploadCalls.waiting>,
    @Actor() actor: ActorId,
  ): Promise<UploadWait> {
    const file = await this.uploads.waiting.get(id);
    if (file?.owner !== actor) throw new Refused('upload-unknown', { name: id });
    if (!file.ended) return { state: 'waiting' };
    if ('kept' in file.ended) return { state: 'kept', ...file.ended };
    throw new PictureRefused(file.ended.refused.code, file.ended.refused.facts);
  }

  @Endpoint(uploadCalls.file)
  async file(
    @Parsed() { params: { name, size } }: ReadRequestOf<typeof uploadCalls.file>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isKnown = (await this.accounts.sentFiles.known([name])).has(name);
    const isPublic = isKnown && (await this.uses.isPublic(name));
    const mayBeSeen = isPublic || (isKnown && (await this.#isForTheirEyes(request, name)));
    const bytes = mayBeSeen && (await this.uploads.files.get(name, size));
    if (!bytes) throw new Refused('upload-unknown', { name });
    await reply
      .header('cache-control', isPublic ? FOREVER : FOR_WHO_ASKED)
      // Pages may be served from another origin than data.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(Buffer.from(bytes));
  }

  async #limit(subject: ActorId, { ip, server }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = rateLimit.normalizeIP(ip);
    await limitHourly(server.accountCounters, reply, { name: '/uploads', address, subject });
  }

  async #keptFor(owner: ActorId, kept: StoredUpload): Promise<StoredUpload> {
    await this.accounts.sentFiles.add({ owner, ...kept, sentAt: isoNow() });
    return kept;
  }

  /** For its sender, and for staff as elsewhere: with a second factor, and not without a line in the log. */
  async #isForTheirEyes({ session, headers }: FastifyRequest, name: string): Promise<boolean> {
    if (!session) return false;
    if (await this.accounts.sentFiles.get(session.userId, name)) return true;
    const fresh = await this.accounts.freshSessionOf(headers.cookie);
    const role = fresh?.secondFactor ? roleOf(await readMember(this.eventStore, session.userId)) : undefined;
    if (role === undefined) return false;
    await this.reads.tell(session.userId as ActorId, role, name);
    return true;
  }
}

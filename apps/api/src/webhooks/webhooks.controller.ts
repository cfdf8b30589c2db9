import { randomBytes, randomUUID } from 'node:crypto';
import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, untried } from '#accounts';
import {
  type ReadRequestOf,
  type RegisteredWebhook,
  WEBHOOKS_MAX,
  webhooks,
  webhooksAnswer,
  type WebhooksAnswer,
} from '#contracts';
import type { EventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { limitHourly } from '../accounts/account-limits.ts';
import { requireConfirmedProof, requireProof } from '../api-keys/require-proof.ts';
import type { StartedConfig } from '../config.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS, CONFIG, EVENT_STORE } from '../ports.ts';
import { networksOf, webAddressOf } from './public-address.ts';
import { resolveAddress } from './resolve-address.ts';

const SECRET_BYTES = 32;

@Controller()
export class WebhooksController {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(CONFIG) private readonly config: StartedConfig,
  ) {}

  @Endpoint(webhooks.mine)
  @Header('cache-control', 'no-store')
  async mine(@Actor() actor: ActorId): Promise<WebhooksAnswer> {
    return webhooksAnswer.parse({ webhooks: await this.accounts.webhooks.of(actor) });
  }

  @Endpoint(webhooks.register)
  @Header('cache-control', 'no-store')
  async register(
    @Parsed() { body: { url: text, topics } }: ReadRequestOf<typeof webhooks.register>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredWebhook> {
    const address = rateLimit.normalizeIP(request.ip);
    await limitHourly(request.server.accountCounters, reply, { name: '/me/webhooks', address, subject: actor });
    await requireConfirmedProof(this.accounts, request);
    const url = await this.#checked(text);
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
    const webhook = {
      id: randomUUID(),
      url,
      topics: [...new Set(topics)],
      createdAt: isoNow(),
      ...untried(await this.eventStore.head()),
    };
    const added = await this.accounts.webhooks.add(actor, { ...webhook, secret }, WEBHOOKS_MAX);
    if (!added) throw new Refused('webhooks-too-many', { most: WEBHOOKS_MAX });
    await this.accounts.warnOfKeys(actor);
    return { webhook, secret };
  }

  @Endpoint(webhooks.replay)
  async replay(
    @Parsed() { params: { id }, body: { after } }: ReadRequestOf<typeof webhooks.replay>,
    @Actor() actor: ActorId,
  ): Promise<WebhooksAnswer> {
    const head = await this.eventStore.head();
    if (after > head) throw new Refused('position-unknown', { position: after, head });
    if (!(await this.accounts.webhooks.replay(actor, id, after))) throw new Refused('webhook-unknown');
    return this.mine(actor);
  }

  @Endpoint(webhooks.remove)
  async remove(
    @Parsed() { params: { id } }: ReadRequestOf<typeof webhooks.remove>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
  ): Promise<WebhooksAnswer> {
    await requireProof(this.accounts, request);
    if (!(await this.accounts.webhooks.remove(actor, id))) throw new Refused('webhook-unknown');
    await this.accounts.warnOfKeys(actor);
    return this.mine(actor);
  }

  /** Refused: `webhook-address-refused`. It is looked up again before each request. */
  async #checked(text: string): Promise<string> {
    const refused = () => new Refused('webhook-address-refused', { url: text });
    const url = webAddressOf(text);
    if (!url) throw refused();
    await resolveAddress(url, networksOf(this.config.webhookNetworks)).catch(() => {
      throw refused();
    });
    return url.href;
  }
}

import { randomUUID } from 'node:crypto';
import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import {
  API_KEYS_MAX,
  apiKeys,
  apiKeysAnswer,
  type ApiKeysAnswer,
  type ApiKeyDto,
  type IssuedApiKey,
  type ReadRequestOf,
} from '#contracts';
import type { ActorId } from '#kernel';
import { limitHourly } from '../accounts/account-limits.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS } from '../ports.ts';
import { hashOf, newSecret } from './key-secret.ts';
import { requireConfirmedProof, requireProof } from './require-proof.ts';

@Controller()
export class ApiKeysController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(apiKeys.mine)
  @Header('cache-control', 'no-store')
  async mine(@Actor() actor: ActorId): Promise<ApiKeysAnswer> {
    return apiKeysAnswer.parse({ keys: await this.accounts.apiKeys.of(actor) });
  }

  @Endpoint(apiKeys.issue)
  @Header('cache-control', 'no-store')
  async issue(
    @Parsed() { body: { name, scopes } }: ReadRequestOf<typeof apiKeys.issue>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IssuedApiKey> {
    const address = rateLimit.normalizeIP(request.ip);
    await limitHourly(request.server.accountCounters, reply, { name: '/me/api-keys', address, subject: actor });
    await requireConfirmedProof(this.accounts, request);
    const secret = newSecret();
    const key: ApiKeyDto = {
      id: randomUUID(),
      name,
      scopes: [...new Set(scopes)],
      createdAt: isoNow(),
      lastUsedOn: null,
    };
    const added = await this.accounts.apiKeys.add(actor, { ...key, hash: hashOf(secret) }, API_KEYS_MAX);
    if (!added) throw new Refused('api-keys-too-many', { most: API_KEYS_MAX });
    await this.accounts.warnOfKeys(actor);
    return { key, secret };
  }

  @Endpoint(apiKeys.revoke)
  async revoke(
    @Parsed() { params: { id } }: ReadRequestOf<typeof apiKeys.revoke>,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
  ): Promise<ApiKeysAnswer> {
    await requireProof(this.accounts, request);
    if (!(await this.accounts.apiKeys.revoke(actor, id))) throw new Refused('api-key-unknown');
    await this.accounts.warnOfKeys(actor);
    return this.mine(actor);
  }
}

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY, type LimitedAction } from '#contracts';
import { fewestADay, maxPerDay } from '#domain';
import type { Counters } from '../accounts/counters.ts';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { CONFIG } from '../ports.ts';
import { AccountLevels } from './account-levels.ts';

declare module 'fastify' {
  interface FastifyInstance {
    actCounters: Counters;
  }
  interface FastifyRequest {
    /** The counted action, given back where the request fails. */
    countedAct?: { readonly key: string; readonly wish: string | undefined } | undefined;
  }
}

const DAY_MS = 24 * 60 * 60_000;

/** Counted separately from addresses, of which anyone has many. */
export const useActionCounters = (app: FastifyInstance, counters: Counters): void => {
  app.decorate('actCounters', counters);
  app.addHook('onResponse', async ({ countedAct }, { statusCode }) => {
    if (!countedAct) return;
    if (statusCode >= 400) await counters.giveBack(countedAct.key);
    else if (countedAct.wish !== undefined) await counters.count(countedAct.wish, DAY_MS);
  });
};

type By = { readonly userId: string; readonly confirmed: boolean };

/** Daily actions of accounts that affect others, limited by the domain's table of standing. */
@Injectable()
export class DailyActionCounts {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'limits'>,
    private readonly standing: AccountLevels,
  ) {}

  get times(): number {
    return this.config.limits.actsTimes;
  }

  /** Refused: `email-unconfirmed`, `daily-limit-reached`. */
  async count(request: FastifyRequest, by: By, asked = request.body): Promise<void> {
    const said = request.routeOptions.config.act;
    const act = typeof said === 'function' ? said(asked) : said;
    if (act === undefined || act === 'own' || act === 'counted elsewhere') return;
    await this.countAct(request, by, act);
  }

  async countAct(request: FastifyRequest, { userId, confirmed }: By, act: LimitedAction): Promise<void> {
    let fewest = confirmed ? fewestADay(act) : maxPerDay(act, 'unconfirmed');
    if (fewest === Infinity || (await this.standing.isStaff(userId))) return;
    if (fewest === 0) {
      // A session that was looked up earlier may be out of date.
      if ((await this.standing.person(userId)) === 'unconfirmed') throw new Refused('email-unconfirmed', { act });
      fewest = fewestADay(act);
    }
    const { times } = this;
    const { actCounters } = request.server;
    const wish = wishOf(request, userId);
    if (times === Infinity || (wish !== undefined && (await actCounters.read(wish)).count > 0)) return;
    const key = `act:${act}:${hashed(userId)}`;
    request.countedAct = { key, wish };
    const { count, ttlMs } = await actCounters.count(key, DAY_MS);
    if (count <= fewest * times) return;
    const standing = await this.standing.person(userId);
    const most = maxPerDay(act, standing) * times;
    if (count <= most) return;
    // What a new account may not do at all it may not do tomorrow either.
    const known = most === 0 ? await this.standing.knownFrom(userId) : undefined;
    const waitMs = Math.max(ttlMs, (known ?? 0) - Date.now());
    const until = new Date(Date.now() + waitMs).toISOString();
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
    throw new Refused('daily-limit-reached', { act, limit: most, standing, until }, seconds);
  }
}

/** A repeat with the same key gets the same response, and has no further effect. */
const wishOf = ({ headers, url, body }: FastifyRequest, userId: string): string | undefined => {
  const key = headers[IDEMPOTENCY_KEY];
  if (typeof key !== 'string') return undefined;
  const sent = Buffer.isBuffer(body) ? body.toString('base64') : JSON.stringify(body);
  return `wish:${hashed(`${userId}|${key}|${url}|${sent}`)}`;
};

/** Readers of the counters learn nothing from the key. */
const hashed = (what: string): string => createHash('sha256').update(what).digest('base64url').slice(0, 22);

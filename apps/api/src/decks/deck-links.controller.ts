import { createHash } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { type AnswerOf, decks as calls, type ReadRequestOf } from '#contracts';
import { limitHourly } from '../accounts/account-limits.ts';
import { CarIds } from '../cars/car-ids.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS } from '../ports.ts';
import { deckQueryOf } from './deck-query.ts';
import { linkDays } from './link-days.ts';

/** Short links to decks. The code is derived from the deck's canonical query, so that one deck takes one row. */
@Controller()
export class DeckLinksController {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(calls.shorten)
  async shorten(
    @Parsed() { body }: ReadRequestOf<typeof calls.shorten>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof calls.shorten>> {
    const query = await deckQueryOf(body.query, (name) => this.carIds.of(name));
    if (query === undefined) throw new Refused('deck-link-unreadable');
    const { ofUnopened } = linkDays(isoNow());
    for (const code of codesOf(query)) {
      const known = await this.accounts.deckLinks.queryOf(code);
      if (known === undefined) await limitLinks(request, reply);
      if (known !== undefined && known !== query) continue;
      if (await this.accounts.deckLinks.keep(code, query, ofUnopened)) return { code };
    }
    throw new Error('no code is left for this query');
  }

  @Endpoint(calls.ofLink)
  async ofLink(
    @Parsed() { params: { code } }: ReadRequestOf<typeof calls.ofLink>,
  ): Promise<AnswerOf<typeof calls.ofLink>> {
    const query = await this.accounts.deckLinks.queryOf(code);
    if (query !== undefined) await this.accounts.deckLinks.prolong(code, linkDays(isoNow()).ofOpened);
    return { query: query ?? null };
  }
}

/** Only new links count: an existing one takes no room. */
const limitLinks = ({ ip, server, session }: FastifyRequest, reply: FastifyReply): Promise<void> =>
  limitHourly(server.accountCounters, reply, {
    name: session ? '/deck-links/member' : '/deck-links',
    address: rateLimit.normalizeIP(ip),
    subject: session?.userId,
  });

const SHORTEST = 8;
const LONGEST = 26;

/** The shortest first: a longer one is needed where another query has the shorter. */
function* codesOf(query: string): Generator<string> {
  const hash = createHash('sha256').update(query).digest('hex');
  const whole = BigInt(`0x${hash}`).toString(36).padStart(LONGEST, '0');
  for (let length = SHORTEST; length <= LONGEST; length += 2) yield whole.slice(-length);
}

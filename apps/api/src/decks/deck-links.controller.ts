import { createHash } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type AnswerOf, decks as calls, type ReadRequestOf } from '#contracts';
import { parseDeck } from '#racing';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS } from '../ports.ts';

/** Short links to what somebody compares. The code is made of the query, so that one deck takes one row. */
@Controller()
export class DeckLinksController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(calls.shorten)
  async shorten(
    @Parsed() { body: { query } }: ReadRequestOf<typeof calls.shorten>,
  ): Promise<AnswerOf<typeof calls.shorten>> {
    if (!isOfDeck(query)) throw new Refused('deck-link-unreadable');
    for (const code of codesOf(query)) if (await this.accounts.deckLinks.keep(code, query)) return { code };
    throw new Error('no code is left for this query');
  }

  @Endpoint(calls.ofLink)
  async ofLink(
    @Parsed() { params: { code } }: ReadRequestOf<typeof calls.ofLink>,
  ): Promise<AnswerOf<typeof calls.ofLink>> {
    return { query: (await this.accounts.deckLinks.queryOf(code)) ?? null };
  }
}

/** How a deck is shown: words and numbers of the grid, and nothing that a person could write. */
const VIEW = /^(&[a-z]{1,12}=[\w,.-]{0,200}){0,12}$/;

const isOfDeck = (query: string): boolean => {
  const [share = ''] = query.split('&');
  const { deck, dropped } = parseDeck(share);
  return deck.cars.length + deck.tracks.length > 0 && dropped.length === 0 && VIEW.test(query.slice(share.length));
};

const SHORTEST = 8;
const LONGEST = 26;

/** The shortest first: a longer one is needed where another query has the shorter. */
function* codesOf(query: string): Generator<string> {
  const hash = createHash('sha256').update(query).digest('hex');
  const whole = BigInt(`0x${hash}`).toString(36).padStart(LONGEST, '0');
  for (let length = SHORTEST; length <= LONGEST; length += 2) yield whole.slice(-length);
}

import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { type ContributorList, contributors as calls, type ReadRequestOf, type Written } from '#contracts';
import { SetContributorConsent } from '#domain';
import type { ActorId } from '#kernel';
import {
  contributorConsents,
  type ContributorConsentDoc,
} from '#projections/contributor-consents/contributor-consents.projection';
import { type MemberDoc, members } from '#projections/members/members.projection';
import { contributionYears, contributorsOf } from '#projections/recap-activities/contributions';
import type { View } from '#read-store';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ContributorTally } from './contributor-tally.ts';

const LISTED = 100;
const A_PAGE = 500;
const DAY_LENGTH = '2026-01-31'.length;

@Controller()
export class ContributorsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly tally: ContributorTally,
    @InjectView(contributorConsents) private readonly honours: View<ContributorConsentDoc>,
    @InjectView(members) private readonly members: View<MemberDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query: { period, kind } }: ReadRequestOf<typeof calls.list>,
    @Actor() asking: ActorId | undefined,
  ): Promise<Positioned<ContributorList>> {
    const views = Math.min(await this.honours.position(), await this.members.position());
    const { tally, position, at } = await this.tally.counted();
    const unnamed = await this.#unnamed();
    const names = await this.accounts.displayNames(tally.keys());
    const isNamed = (person: string) => !unnamed.has(person) && (names.get(person) ?? null) !== null;
    const all = contributorsOf(tally, { period, kind, isNamed });
    const body = {
      items: all.slice(0, LISTED).map(({ by, ...one }) => ({ ...one, name: names.get(by) ?? '' })),
      people: all.length,
      years: [...contributionYears(tally)],
      countedAt: at,
      patrons: await this.#patrons(unnamed),
      own: asking === undefined ? null : ownOf(asking),
    };
    return { position: Math.min(views, position), body };

    function ownOf(person: string) {
      const own = all.find(({ by }) => by === person);
      return { named: !unnamed.has(person), total: own?.total ?? 0, rank: own?.rank ?? null };
    }
  }

  @Endpoint(calls.choose)
  choose(
    @Parsed() { body: { named } }: ReadRequestOf<typeof calls.choose>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SetContributorConsent, { owner, named }));
  }

  async #unnamed(): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    let after: string | undefined;
    do {
      const more = after === undefined ? {} : { after };
      const page = await this.honours.find({ where: { named: false }, limit: A_PAGE, ...more });
      for (const { key } of page.items) found.add(key);
      after = page.next;
    } while (after !== undefined);
    return found;
  }

  async #patrons(unnamed: ReadonlySet<string>): Promise<ContributorList['patrons']> {
    const today = new Date().toISOString().slice(0, DAY_LENGTH);
    const { items } = await this.members.find({ range: { field: 'patronUntil', from: today }, limit: A_PAGE });
    const named = items.filter(({ key }) => !unnamed.has(key));
    const names = await this.accounts.displayNames(named.map(({ key }) => key));
    const patrons = named.flatMap(({ key, doc: { tier } }) => {
      const name = names.get(key) ?? null;
      return name === null ? [] : [{ name, tier }];
    });
    return patrons.sort((one, other) => one.tier - other.tier || (one.name < other.name ? -1 : 1));
  }
}

import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type EmailPreferences, mails, type ReadRequestOf } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';

@Controller()
export class EmailPreferencesController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(mails.wishes)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<EmailPreferences> {
    return { reviews: await this.accounts.reviewMails.isWanted(actor) };
  }

  @Endpoint(mails.wish)
  async wish(
    @Parsed() { body: { reviews } }: ReadRequestOf<typeof mails.wish>,
    @Actor() actor: ActorId,
  ): Promise<EmailPreferences> {
    await this.accounts.reviewMails.want(actor, reviews);
    return this.read(actor);
  }
}

import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type ClubDayHistory, type ClubSetForStaff, clubs as calls, type ReadRequestOf } from '#contracts';
import { clubSetPermissions } from '#domain';
import { type Caller, RuleBroken } from '#kernel';
import { type ClubDayDoc, clubDays } from '#projections/club-days/club-days.projection';
import { type ClubSetDoc, clubSets } from '#projections/club-sets/club-sets.projection';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { plainDay, clubSetAttributesDto, clubSetDto } from './club-dto.ts';

type Step = { readonly by: string; readonly textId: string | null };

@Controller()
export class StaffClubsController {
  constructor(
    @InjectView(clubDays) private readonly days: View<ClubDayDoc>,
    @InjectView(clubSets) private readonly sets: View<ClubSetDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.setHistory)
  async setHistory(
    @Parsed() { params: { id: setId } }: ReadRequestOf<typeof calls.setHistory>,
    @By() by: Caller,
  ): Promise<Positioned<ClubSetForStaff>> {
    const position = await this.sets.position();
    const doc = (await this.sets.get(setId))?.doc;
    if (!doc) throw new RuleBroken('club-set-unknown', { setId });
    const words = await this.#wordsOf(doc.steps);
    const steps = doc.steps.map((step) => ({
      ...words(step),
      what: step.what,
      at: step.at,
      reason: step.reason,
      facts: clubSetAttributesDto(step.facts),
    }));
    return { position, body: { set: clubSetDto(doc), allowed: clubSetPermissions.allowed(doc, by), steps } };
  }

  @Endpoint(calls.dayHistory)
  async dayHistory(
    @Parsed() { params: { day } }: ReadRequestOf<typeof calls.dayHistory>,
  ): Promise<Positioned<ClubDayHistory>> {
    const position = await this.days.position();
    const told = (await this.days.get(day))?.doc.steps ?? [];
    const words = await this.#wordsOf(told);
    const steps = told.map((step) => ({
      ...words(step),
      at: step.at,
      reason: step.reason,
      facts: plainDay(step.facts),
    }));
    return { position, body: { steps } };
  }

  /** Names and texts of users are in the accounts store. */
  async #wordsOf(steps: readonly Step[]) {
    const names = await this.accounts.displayNames(steps.map(({ by }) => by));
    const texts = await this.accounts.texts.bodies(steps.flatMap(({ textId }) => textId ?? []));
    return ({ by, textId }: Step) => ({ by: names.get(by) ?? null, text: texts.get(textId ?? '') ?? null });
  }
}

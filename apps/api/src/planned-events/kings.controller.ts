import { Controller } from '@nestjs/common';
import {
  type EventTimes,
  HANDS_TIER,
  type Kings,
  KINGS_TIER,
  plannedEvents as calls,
  type ReadRequestOf,
} from '#contracts';
import { hasTier, type Member, type PlannedEventAttributes } from '#domain';
import { type ActorId, RuleBroken } from '#kernel';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import { type AssetCar, matchesCriteria } from '#racing';
import type { View } from '#read-store';
import { readCriteria } from '../catalogue/find-cars.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { refuseUnlessPatron } from '../http/patrons-only.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { EventField } from './event-field.ts';
import { allKings, bestByRarity, oneByRarity } from './kings-dto.ts';

@Controller()
export class KingsController {
  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    private readonly field: EventField,
    private readonly members: RememberedMembers,
  ) {}

  @Endpoint(calls.kings)
  async kings(
    @Parsed() { params: { id, trackset }, query: { criteria, tune } }: ReadRequestOf<typeof calls.kings>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<Kings>> {
    const member = actor && (await this.members.of(actor));
    if (criteria !== undefined || tune !== undefined) refuseUnlessPatron(member, KINGS_TIER);
    const { position, facts } = await this.#factsFor(id, member);
    const tracks = facts.tracksets[trackset - 1] ?? [];
    const field = await this.field.of(facts, tracks, chosenBy(criteria ?? '', tune));
    if (!member) return { position, body: oneByRarity(field) };
    const isPatron = hasTier(member, KINGS_TIER, isoNow());
    return { position, body: isPatron ? allKings(field) : bestByRarity(field) };
  }

  @Endpoint(calls.times)
  async times(
    @Parsed() { params: { id } }: ReadRequestOf<typeof calls.times>,
    @Actor() actor: ActorId,
  ): Promise<Positioned<EventTimes>> {
    const member = await this.members.of(actor);
    refuseUnlessPatron(member, HANDS_TIER);
    const { position, facts } = await this.#factsFor(id, member);
    const { tracks } = await this.field.of(facts, [...new Set(facts.tracksets.flat())]);
    const body = { tracks: tracks.map(({ trackCode, rows }) => ({ trackCode, rows: rows.map(asRow) })) };
    return { position, body };
  }

  /** Refused: `patrons-only` while it is shown to patrons first. */
  async #factsFor(
    eventId: string,
    member: Member | undefined,
  ): Promise<{ readonly position: number; readonly facts: PlannedEventAttributes }> {
    const position = Math.min(await this.events.position(), await this.field.position());
    const found = await this.events.get(eventId);
    if (found?.doc.shelf !== 'shown') throw new RuleBroken('planned-event-unknown', { eventId });
    if (found.doc.status === 'preview') refuseUnlessPatron(member, KINGS_TIER);
    return { position, facts: found.doc.facts };
  }
}

const asRow = ([carId, tune, figure]: readonly [string, string, number]): [string, string, number] => [
  carId,
  tune,
  figure,
];

/** Refused: `criteria-invalid`. */
const chosenBy = (text: string, tune: string | undefined) => {
  const matches = matchesCriteria(readCriteria(text));
  return (car: AssetCar, driven: string): boolean => (tune === undefined || driven === tune) && matches(car);
};

import { Injectable } from '@nestjs/common';
import { type OfItem, queueKey, type QueueKindName } from '#domain';
import type { KindInQueue, Subject } from './kind-in-queue.ts';
import { AppealsInQueue } from './kinds/appeals-in-queue.ts';
import { AnimatedCardsInQueue } from './kinds/animated-cards-in-queue.ts';
import { CarPhotosInQueue } from './kinds/car-photos-in-queue.ts';
import { CarReviewsInQueue } from './kinds/car-reviews-in-queue.ts';
import { GroupsInQueue } from './kinds/groups-in-queue.ts';
import { ImportRowsInQueue } from './kinds/import-rows-in-queue.ts';
import { LapTimesInQueue } from './kinds/lap-times-in-queue.ts';
import { PendingCarsInQueue } from './kinds/pending-cars-in-queue.ts';
import { ReportsInQueue } from './kinds/reports-in-queue.ts';
import { RoundsInQueue } from './kinds/rounds-in-queue.ts';
import { TemplatesInQueue } from './kinds/templates-in-queue.ts';
import { TranslationsInQueue } from './kinds/translations-in-queue.ts';

/** Every kind of item in the queue, by its name: a new one is a provider of the module and a line here. */
@Injectable()
export class KindsInQueue {
  readonly #kinds: Readonly<Record<QueueKindName, KindInQueue>>;

  constructor(
    photos: CarPhotosInQueue,
    loops: AnimatedCardsInQueue,
    reviews: CarReviewsInQueue,
    rows: ImportRowsInQueue,
    rounds: RoundsInQueue,
    groups: GroupsInQueue,
    translations: TranslationsInQueue,
    report: ReportsInQueue,
    appeal: AppealsInQueue,
    times: LapTimesInQueue,
    templates: TemplatesInQueue,
    pendingCars: PendingCarsInQueue,
  ) {
    const ofPlayers = { round: rounds, group: groups, translation: translations };
    const ofCars = { 'car-photo': photos, 'car-loop': loops, 'car-review': reviews };
    this.#kinds = {
      'lap-time': times,
      template: templates,
      'pending-car': pendingCars,
      ...ofCars,
      'import-row': rows,
      ...ofPlayers,
      report,
      appeal,
    };
  }

  of(kind: QueueKindName): KindInQueue {
    return this.#kinds[kind];
  }

  async subjects(items: readonly OfItem[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await Promise.all(
      Object.values(this.#kinds).map(async ({ kind }) => {
        const ids = items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
        const subjects =
          ids.length === 0 ? new Map<string, Subject>() : await this.of(kind).subjects([...new Set(ids)]);
        return [...subjects].map(([itemId, subject]) => [queueKey({ kind, itemId }), subject] as const);
      }),
    );
    return new Map(found.flat());
  }
}

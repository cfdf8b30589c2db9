import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type PendingCar, pendingCarActions } from '#contracts';
import { carPermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { PendingCarDoc } from '#projections/pending-cars/pending-cars.projection';
import { unknownFigures } from '#racing';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Injectable()
export class PendingCarsPresenter {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** `position`: of the view, where its own response has none. */
  async shown(items: readonly PendingCarDoc[], by: Caller, position?: number): Promise<PendingCar[]> {
    const acts = items.flatMap((one) => one.acts);
    const names = await this.accounts.displayNames(acts.map((act) => act.by));
    const texts = await this.accounts.texts.bodies(acts.flatMap(({ textId }) => textId ?? []));
    const itemIds = items.map(({ carId }) => carId);
    const version = await this.versions.of('pending-car', { by, itemIds, ...(position !== undefined && { position }) });
    return items.map((one) => ({ ...shown(one, names, texts, by), ...version(one.carId) }));
  }
}

const shown = (
  { carId, status, gameVersion, facts, completeness, acts }: PendingCarDoc,
  names: ReadonlyMap<string, string | null>,
  texts: ReadonlyMap<string, string>,
  by: Caller,
): PendingCar => ({
  carId,
  status,
  gameVersion,
  figures: facts as PendingCar['figures'],
  completeness,
  unknown: [...unknownFigures(facts)],
  acts: acts.map(({ textId, by: userId, ...act }) => ({
    ...act,
    text: texts.get(textId ?? '') ?? null,
    by: { userId, name: names.get(userId) ?? null },
  })),
  allowed: allowedTo(by, status, acts.find(({ act }) => act === 'add')?.by),
});

/** The submitter of a car takes no part in its review. */
const allowedTo = (by: Caller, status: PendingCarDoc['status'], addedBy: string | undefined) => {
  const now = { status: status === 'dismissed' ? 'unknown' : status, addedBy: addedBy as ActorId | undefined } as const;
  const allowed = carPermissions.allowed(now, by, pendingCarActions);
  return addedBy === by.actor ? allowed.filter((act) => act !== 'dismiss-pending-car') : allowed;
};

import { Command, type StoredText, RuleBroken } from '#kernel';
import type { MaintenanceAnnounced, MaintenanceWithdrawn } from './site.events.ts';
import type { Site } from './site.state.ts';
import { sitePermissions } from './site.permissions.ts';
import { MAINTENANCE_AHEAD_DAYS_MAX, MAINTENANCE_DAYS_MAX } from './site.enums.ts';

const DAY_MS = 86_400_000;

/** Announce maintenance, from `startsAt` to `endsAt` (ISO 8601, UTC). */
export class AnnounceMaintenance extends Command<{
  readonly startsAt: string;
  readonly endsAt: string;
  readonly refusesWrites: boolean;
  readonly text?: string;
}> {}

/** Withdraw the announcement, or end the maintenance. */
export class WithdrawMaintenance extends Command {}

export const announceMaintenance = (
  { data, meta }: AnnounceMaintenance,
  state: Site,
  { maintenanceId, textId }: StoredText & { readonly maintenanceId: string },
): readonly MaintenanceAnnounced[] => {
  sitePermissions.check('announce-maintenance', state, meta);
  const { startsAt, endsAt, refusesWrites } = data;
  if (endsAt <= meta.now) throw new RuleBroken('date-past', { date: endsAt });
  const [from, to, now] = [startsAt, endsAt, meta.now].map((moment) => Date.parse(moment)) as [number, number, number];
  const [days, ahead] = [(to - from) / DAY_MS, (from - now) / DAY_MS];
  if (days <= 0 || days > MAINTENANCE_DAYS_MAX || ahead > MAINTENANCE_AHEAD_DAYS_MAX)
    throw new RuleBroken('maintenance-invalid', { days: MAINTENANCE_DAYS_MAX, ahead: MAINTENANCE_AHEAD_DAYS_MAX });
  const said = { maintenanceId, startsAt, endsAt, refusesWrites };
  return [{ type: 'MaintenanceAnnounced', data: { ...said, ...(textId === undefined ? {} : { textId }) } }];
};

export const withdrawMaintenance = ({ meta }: WithdrawMaintenance, state: Site): readonly MaintenanceWithdrawn[] => {
  const { maintenance } = sitePermissions.check('withdraw-maintenance', state, meta);
  return maintenance ? [{ type: 'MaintenanceWithdrawn', data: { maintenanceId: maintenance.maintenanceId } }] : [];
};

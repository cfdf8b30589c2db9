import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Meta } from '#kernel';
import {
  AnnounceMaintenance,
  announceMaintenance,
  WithdrawMaintenance,
  withdrawMaintenance,
} from './announce-maintenance.ts';
import { type Site, site } from './site.state.ts';
import { sitePermissions } from './site.permissions.ts';
import { siteFeatures, siteReasonCodes } from './site.enums.ts';
import { SwitchFeatureOff, switchFeatureOff, SwitchFeatureOn, switchFeatureOn } from './switch-feature.ts';

const said = (n: number) => ({
  feature: siteFeatures[n % siteFeatures.length]!,
  reason: { code: siteReasonCodes[n % siteReasonCodes.length]! },
});
const of = (n: number) => (state: Site) => ({ ...state, feature: said(n).feature });
const soon = { startsAt: '2026-03-02T00:00:00.000Z', endsAt: '2026-03-02T01:00:00.000Z', refusesWrites: true };

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: sitePermissions,
    decider: site,
    commands: {
      'switch-feature-off': (meta: Meta, n: number, state: Site) => ({
        item: of(n),
        decide: () => switchFeatureOff(new SwitchFeatureOff(said(n), meta), state, {}),
      }),
      'switch-feature-on': (meta: Meta, n: number, state: Site) => ({
        item: of(n),
        decide: () => switchFeatureOn(new SwitchFeatureOn(said(n), meta), state, {}),
      }),
      'announce-maintenance': (meta: Meta, n: number, state: Site) => ({
        item: of(n),
        decide: () => announceMaintenance(new AnnounceMaintenance(soon, meta), state, { maintenanceId: `m${n}` }),
      }),
      'withdraw-maintenance': (meta: Meta, n: number, state: Site) => ({
        item: of(n),
        decide: () => withdrawMaintenance(new WithdrawMaintenance({}, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(sitePermissions));
});

import { by, given } from '#test/decision-kit';
import {
  AnnounceMaintenance,
  announceMaintenance,
  WithdrawMaintenance,
  withdrawMaintenance,
} from './announce-maintenance.ts';
import type { SiteEvent } from './site.events.ts';
import { maintenanceAt, pausedAt, type Site, site } from './site.state.ts';
import { SwitchFeatureOff, switchFeatureOff, SwitchFeatureOn, switchFeatureOn } from './switch-feature.ts';

const admin = by('ann', 'admin');
const times = { feature: 'times', reason: { code: 'fault' } } as const;
const off: SiteEvent = { type: 'FeatureSwitchedOff', data: { feature: 'times', reasonCode: 'fault' } };
const switchOff =
  (meta = admin, textId?: string) =>
  (state: Site) =>
    switchFeatureOff(new SwitchFeatureOff(times, meta), state, textId === undefined ? {} : { textId });
const switchOn = (state: Site) =>
  switchFeatureOn(new SwitchFeatureOn({ feature: 'times', reason: { code: 'settled' } }, admin), state, {});

const dayAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString();
const planned = { startsAt: dayAfter(admin.now, 1), endsAt: dayAfter(admin.now, 1.5), refusesWrites: true };
const announced: SiteEvent = { type: 'MaintenanceAnnounced', data: { maintenanceId: 'm1', ...planned, textId: 't' } };
const announce =
  (more: object = {}, meta = admin) =>
  (state: Site) =>
    announceMaintenance(new AnnounceMaintenance({ ...planned, ...more }, meta), state, {
      maintenanceId: 'm1',
      textId: 't',
    });
const withdraw = (state: Site) => withdrawMaintenance(new WithdrawMaintenance({}, admin), state);

describe('what can be written', () => {
  it('is switched off and on by an admin or the operator, with a reason', () => {
    given(site).when(switchOff()).then([off]);
    given(site)
      .when(switchOff(by('system:ops')))
      .then([off]);
    const said: SiteEvent = { type: 'FeatureSwitchedOff', data: { ...off.data, reasonTextId: 'why' } as never };
    given(site).when(switchOff(admin, 'why')).then([said]);
    given(site, [off])
      .when(switchOn)
      .then([{ type: 'FeatureSwitchedOn', data: { feature: 'times', reasonCode: 'settled' } }]);
  });

  it('is nobody else’s to switch, and nothing twice', () => {
    given(site)
      .when(switchOff(by('mod', 'moderator')))
      .thenBroken('not-allowed');
    given(site, [off]).when(switchOff()).thenBroken('feature-unchanged', { feature: 'times' });
    given(site).when(switchOn).thenBroken('feature-unchanged', { feature: 'times' });
  });
});

describe('maintenance', () => {
  it('is announced, said anew and withdrawn', () => {
    given(site).when(announce()).then([announced]);
    given(site, [announced]).when(announce()).then([announced]);
    given(site, [announced])
      .when(withdraw)
      .then([{ type: 'MaintenanceWithdrawn', data: { maintenanceId: 'm1' } }]);
    given(site).when(withdraw).thenBroken('maintenance-unknown');
    given(site)
      .when(announce({}, by('mod', 'moderator')))
      .thenBroken('not-allowed');
  });

  it('is to come, lasts a week at most and is announced 90 days before at the earliest', () => {
    const past = { startsAt: dayAfter(admin.now, -2), endsAt: admin.now };
    given(site).when(announce(past)).thenBroken('date-past', { date: admin.now });
    const facts = { days: 7, ahead: 90 };
    for (const wrong of [
      { endsAt: planned.startsAt },
      { endsAt: dayAfter(planned.startsAt, 7.01) },
      { startsAt: dayAfter(admin.now, 90.01), endsAt: dayAfter(admin.now, 91) },
    ])
      given(site).when(announce(wrong)).thenBroken('maintenance-invalid', facts);
    given(site)
      .when(announce({ startsAt: dayAfter(admin.now, -1), endsAt: dayAfter(admin.now, 1) }))
      .then([
        {
          type: 'MaintenanceAnnounced',
          data: { ...(announced.data as object), startsAt: dayAfter(admin.now, -1), endsAt: dayAfter(admin.now, 1) },
        } as SiteEvent,
      ]);
  });

  it('pauses writing from its beginning to its end, if it says so', () => {
    const state = site.evolve(site.initial, announced as never);
    const at = (moment: string) => [maintenanceAt(state, moment) !== null, pausedAt(state, moment) !== null];
    expect(at(admin.now)).toEqual([true, false]);
    expect(at(planned.startsAt)).toEqual([true, true]);
    expect(at(planned.endsAt)).toEqual([false, false]);
    const open = { ...state, maintenance: { ...state.maintenance!, refusesWrites: false } };
    expect(pausedAt(open, planned.startsAt)).toBeNull();
  });
});

import { given } from '#test/projection-kit';
import type { SiteEvent } from '#domain';
import { siteView } from './site.projection.ts';

const off = (feature: 'times' | 'votes'): SiteEvent => ({
  type: 'FeatureSwitchedOff',
  data: { feature, reasonCode: 'fault' },
});
const on: SiteEvent = { type: 'FeatureSwitchedOn', data: { feature: 'times', reasonCode: 'settled' } };
const planned = {
  maintenanceId: 'm1',
  startsAt: '2026-03-01T21:00:00.000Z',
  endsAt: '2026-03-01T22:00:00.000Z',
  refusesWrites: true,
};
const announced: SiteEvent = { type: 'MaintenanceAnnounced', data: planned };

describe('the view of the site', () => {
  it('says what is switched off until it is switched on', () => {
    given(siteView, [off('times'), off('votes')]).then('site', { off: ['times', 'votes'], maintenance: null });
    given(siteView, [off('times'), off('votes'), on]).then('site', { off: ['votes'], maintenance: null });
  });

  it('says which maintenance was announced last, until it is withdrawn', () => {
    const maintenance = { ...planned, textId: null };
    given(siteView, [announced]).then('site', { off: [], maintenance });
    const withdrawn: SiteEvent = { type: 'MaintenanceWithdrawn', data: { maintenanceId: 'm1' } };
    given(siteView, [announced, withdrawn]).then('site', { off: [], maintenance: null });
  });
});

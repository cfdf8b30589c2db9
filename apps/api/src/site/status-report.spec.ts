import type { Accounts } from '#accounts';
import { site } from '#domain';
import type { IncidentDoc } from '#projections/incidents/incidents.projection';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import type { SiteHealth } from './site-health.ts';
import type { SiteState } from './site-state.ts';
import { StatusReport } from './status-report.ts';

const parts = [{ part: 'reading', state: 'down' }] as const;
const at = '2026-03-01T10:00:00.000Z';
const incident: IncidentDoc = {
  incidentId: 'i1',
  status: 'open',
  impact: 'outage',
  parts: ['reading'],
  openedAt: at,
  closedAt: null,
  told: [{ stage: 'opened', at, textId: 't1' }],
};
const gone = async () => Promise.reject(new Error('gone'));
const texts = { bodies: async () => new Map([['t1', 'Views are away.']]) };

type Asked = { readonly where: { readonly outcome: string } };
const drill = (outcome: string) => ({ act: 'drill', outcome, begunAt: at, endedAt: '2026-03-01T11:00:00.000Z' });

const statusWith = ({
  outcome = 'done',
  find = async () => ({ items: [{ doc: incident }] }),
  accounts = { texts } as object,
} = {}) =>
  new StatusReport(
    { parts: async () => [...parts] } as unknown as SiteHealth,
    { now: async () => ({ ...site.initial, off: ['votes'] }) } as unknown as SiteState,
    accounts as Accounts,
    { erasureJournal: '/nowhere/at/all' } as Config,
    { position: async () => 1, find } as unknown as View<IncidentDoc>,
    {
      find: async ({ where }: Asked) => ({ items: where.outcome === outcome ? [{ doc: drill(outcome) }] : [] }),
    } as never,
  ).status();

describe('the status of the site', () => {
  it('has the incidents in their words', async () => {
    const { incidents } = await statusWith();
    expect(incidents).toEqual([{ ...incident, told: [{ stage: 'opened', at, text: 'Views are away.' }] }]);
  });

  it('is told also while views cannot be read: how each part is, what is switched off, and that incidents are not known', async () => {
    const told = await statusWith({ find: gone });
    expect(told).toMatchObject({
      parts,
      backup: null,
      incidents: null,
      notices: { off: ['votes'], maintenance: null },
    });
  });

  it('says when a backup was last proved, and nothing of one that proved to be wrong', async () => {
    expect((await statusWith()).drill).toBe('2026-03-01T11:00:00.000Z');
    expect((await statusWith({ outcome: 'wrong' })).drill).toBeNull();
  });

  it('tells that something is wrong also where its words cannot be read', async () => {
    const { incidents } = await statusWith({ accounts: { texts: { bodies: gone } } });
    expect(incidents).toMatchObject([{ status: 'open', told: [{ text: null }] }]);
  });
});
